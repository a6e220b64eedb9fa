import path from 'node:path';
import { DEFAULT_LOCALE, type Locale, LOCALE_COOKIE, LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { pickOutageTexts } from '../site/document/outageTexts';
import type { Texts } from './problems';

export const PROXY_PAGES_FILE = path.join(ROOT, 'docker/proxy/away.conf');

/** Language tags by which browsers ask for a language; Norwegian has several (R-099). */
const TAGS: Partial<Record<Locale, string>> = { nb: 'n[bon]' };

/** Characters that end or change a text in single quotes in nginx's configuration, or in HTML. */
const MISREAD_PATTERN = /['$\\<&]/;

function renderPage(locale: Locale, catalogue: Texts): string {
  const { title, text, retry } = pickOutageTexts(catalogue);
  const misreadText = [title, text, retry].find((words) => MISREAD_PATTERN.test(words));
  if (misreadText !== undefined) throw new Error(`nginx would misread the ${locale} text “${misreadText}”.`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`;
  return `'<!doctype html><html lang="${locale}">${head}<h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></html>'`;
}

/**
 * Renders the part of the proxy's configuration that has the page shown while no site server answers, in every language: that of the cookie,
 * or else the browser's first, or else English. `readTexts` returns the texts of shared; throws if nginx would misread one of them.
 */
export function renderProxyPages(readTexts: (locale: Locale) => Texts): string {
  const toLine = (locale: Locale): string =>
    `  ${locale === DEFAULT_LOCALE ? 'default' : `"~*^(${locale};|;${TAGS[locale] ?? locale})"`} ${renderPage(locale, readTexts(locale))};`;
  return [
    '# The page shown while no site server answers, in the language of the visit. Written by `npm run extract` from the texts of shared.',
    `map "$cookie_${LOCALE_COOKIE};$http_accept_language" $away_page {`,
    ...LOCALES.map(toLine),
    '}',
    '',
  ].join('\n');
}
