import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, REMOTES } from '@rendezvous/shared/contract';

const ROOT = path.resolve(__dirname, '../..');

/** A text of the site in English and in the language that is looked at. */
export interface SiteText {
  id: string;
  english: string;
  translation: string;
}

/** Packages whose texts are shown by pages in the browser, and therefore found on pictures. */
const PAGE_PACKAGES = ['shared', 'shell', ...REMOTES];
/** Folders with the texts of mails, static pages, notifications and the like. */
const SERVER_PACKAGES = ['api', 'api/demo'];

function readCatalogue(packageName: string, locale: Locale): Record<string, string> {
  const file = path.join(ROOT, packageName, 'lang', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};
}

const readTexts = (packages: readonly string[], language: Locale): SiteText[] =>
  packages.flatMap((packageName) => {
    const translations = readCatalogue(packageName, language);
    return Object.entries(readCatalogue(packageName, 'en')).map(([id, english]) => ({ id, english, translation: translations[id] ?? '' }));
  });

export const readPageTexts = (language: Locale): SiteText[] => readTexts(PAGE_PACKAGES, language);
export const readServerTexts = (language: Locale): SiteText[] => readTexts(SERVER_PACKAGES, language);
