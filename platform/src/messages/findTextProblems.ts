import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages } from './extractMessages';
import { getLangFile } from './messageFolders';
import { findCatalogueProblems, type Texts } from './problems';

/** Reads a catalogue from the repository; empty if there is none. */
export function readCatalogue(packageName: string, locale: Locale, root = ROOT): Texts {
  const file = getLangFile(packageName, locale, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Finds mismatches between a package's sources and its catalogues in all 11 languages. */
export function findTextProblems(packageName: string, root = ROOT): string[] {
  const englishTexts = extractMessages(packageName, root);
  const isStale = JSON.stringify(englishTexts) !== JSON.stringify(readCatalogue(packageName, 'en', root));
  return [
    ...(isStale ? [`${packageName} en: run npm run extract`] : []),
    ...LOCALES.flatMap((locale) =>
      findCatalogueProblems(locale, englishTexts, readCatalogue(packageName, locale, root)).map(
        (problem) => `${packageName} ${locale}: ${problem}`,
      ),
    ),
  ];
}
