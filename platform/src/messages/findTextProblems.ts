import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages } from './extractMessages';
import { langFile } from './messageFolders';
import { problemsOf, type Texts } from './problems';

/** Reads a catalogue from the repository; empty if there is none. */
export function readTexts(name: string, locale: Locale, root = ROOT): Texts {
  const file = langFile(name, locale, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** Problems of a package's catalogues compared with its sources, in all 11 languages. */
export function findTextProblems(name: string, root = ROOT): string[] {
  const english = extractMessages(name, root);
  const isStale = JSON.stringify(english) !== JSON.stringify(readTexts(name, 'en', root));
  return [
    ...(isStale ? [`${name} en: run npm run extract`] : []),
    ...LOCALES.flatMap((locale) =>
      problemsOf(locale, english, readTexts(name, locale, root)).map((problem) => `${name} ${locale}: ${problem}`),
    ),
  ];
}
