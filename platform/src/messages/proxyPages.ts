import path from 'node:path';
import { DEFAULT_LOCALE, type Locale, LOCALE_COOKIE, LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { getOutageTexts } from '../site/document/outageTexts';

export const PROXY_PAGES_FILE = path.join(ROOT, 'docker/proxy/away.conf');

/** Language tags by which browsers ask for a language; Norwegian has several (R-099). */
const TAGS: Partial<Record<Locale, string>> = { nb: 'n[bon]' };

function renderPage(locale: Locale): string {
  const { title, text, retry } = getOutageTexts(locale);
  return `'<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></html>'`;
}

/**
 * Renders the part of the proxy's configuration that has the page shown while no site server answers, in every language: that of the cookie,
 * or else the browser's first. Texts with a quotation mark or a `$` would need escaping and are refused.
 */
export function renderProxyPages(): string {
  const toLine = (locale: Locale): string =>
    `  ${locale === DEFAULT_LOCALE ? 'default' : `"~*^(${locale};|;${TAGS[locale] ?? locale})"`} ${renderPage(locale)};`;
  if (LOCALES.map(getOutageTexts).some((texts) => /['"$<&]/.test(Object.values(texts).join(''))))
    throw new Error('nginx would misread a text.');
  return [
    '# The page shown while no site server answers, in the language of the visit. Written by `npm run extract` from the texts of shared.',
    `map "$cookie_${LOCALE_COOKIE};$http_accept_language" $away_page {`,
    ...LOCALES.map(toLine),
    '}',
    '',
  ].join('\n');
}
