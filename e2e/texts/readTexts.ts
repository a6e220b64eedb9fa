import { type Locale, REMOTES } from '@rendezvous/shared/contract';
import { readCatalogue } from '../../platform/src/messages/readCatalogue';

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

const readTexts = (packages: readonly string[], language: Locale): SiteText[] =>
  packages.flatMap((packageName) => {
    const translations = readCatalogue(packageName, language);
    return Object.entries(readCatalogue(packageName, 'en')).map(([id, english]) => ({ id, english, translation: translations[id] ?? '' }));
  });

export const readPageTexts = (language: Locale): SiteText[] => readTexts(PAGE_PACKAGES, language);
export const readServerTexts = (language: Locale): SiteText[] => readTexts(SERVER_PACKAGES, language);
