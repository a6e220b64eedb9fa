import { readFileSync } from 'node:fs';
import { LOCALES } from '@rendezvous/shared/contract';
import { getOutageTexts } from '../site/document/outageTexts';
import { PROXY_PAGES_FILE, renderProxyPages } from './proxyPages';

test('R-107 the proxy’s page has the texts of the catalogues; if they changed, npm run extract writes them again', () => {
  expect(readFileSync(PROXY_PAGES_FILE, 'utf8')).toBe(renderProxyPages());
  for (const locale of LOCALES) expect(renderProxyPages()).toContain(`<h1>${getOutageTexts(locale).title}</h1>`);
});
