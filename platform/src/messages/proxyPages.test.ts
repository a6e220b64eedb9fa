import { readFileSync } from 'node:fs';
import { LOCALES } from '@rendezvous/shared/contract';
import { PROXY_PAGES_FILE, renderProxyPages } from './proxyPages';
import { readCatalogue } from './readCatalogue';

const TEXTS = { 'shared.error.title': 'Oops', 'shared.error.text': 'Again?', 'shared.error.retry': 'Try again' };

test('R-104 the proxy’s page is written from the catalogues; if they changed, npm run extract writes it again', () => {
  const file = readFileSync(PROXY_PAGES_FILE, 'utf8');
  expect(file).toBe(renderProxyPages((locale) => readCatalogue('shared', locale)));
  expect(LOCALES.filter((locale) => !file.includes(`<html lang="${locale}">`))).toEqual([]);
  expect(file).toContain(readCatalogue('shared', 'fi')['shared.error.text']);
});

test.each(["It's us", 'For $5', 'a < b', 'A\\B'])('R-104 a text that nginx would misread is refused: %s', (title) => {
  expect(() => renderProxyPages(() => TEXTS)).not.toThrow();
  expect(() => renderProxyPages(() => ({ ...TEXTS, 'shared.error.title': title }))).toThrow(`nginx would misread the en text “${title}”.`);
});
