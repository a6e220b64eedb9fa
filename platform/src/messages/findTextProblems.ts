import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../build/shares';
import { extractMessages, toEnglishTexts } from './extractMessages';
import { readCatalogueTexts } from './lint/CatalogueText';
import { lintCatalogues } from './lint/lintCatalogues';
import { findCatalogueProblems } from './problems';
import { readCatalogue } from './readCatalogue';

/** What is wrong with the texts of a package in one language. */
export interface TextProblem {
  packageName: string;
  locale: string;
  problem: string;
}

/** Finds mismatches between a package's messages, as its sources declare them, and its catalogues in all 11 languages. */
export function findMismatches(packageName: string, messages = extractMessages(packageName), root = ROOT): TextProblem[] {
  const englishTexts = toEnglishTexts(messages);
  const isStale = JSON.stringify(englishTexts) !== JSON.stringify(readCatalogue(packageName, 'en', root));
  const staleProblems = isStale ? [{ packageName, locale: 'en', problem: 'run npm run extract' }] : [];
  const findLocaleProblems = (locale: Locale): TextProblem[] =>
    findCatalogueProblems(locale, englishTexts, readCatalogue(packageName, locale, root)).map((problem) => ({
      packageName,
      locale,
      problem,
    }));
  return [...staleProblems, ...LOCALES.flatMap(findLocaleProblems)];
}

/** Finds what is wrong with the texts of packages in all 11 languages: mismatches with the sources, and what the lint finds. */
export function findTextProblems(packageNames: readonly string[], root = ROOT): TextProblem[] {
  const packages = packageNames.map((packageName) => ({ packageName, messages: extractMessages(packageName, root) }));
  const texts = packages.flatMap(({ packageName, messages }) => readCatalogueTexts(packageName, messages, root));
  const { findings, unusedExceptions } = lintCatalogues(texts);
  return [
    ...packages.flatMap(({ packageName, messages }) => findMismatches(packageName, messages, root)),
    ...findings.map(({ packageName, locale, id, rule, problem }) => ({
      packageName,
      locale,
      problem: `${id} ${problem} (${rule})`,
    })),
    ...unusedExceptions.map(({ packageName, locale, id, rule }) => ({
      ...{ packageName, locale },
      problem: `${id} needs no exception from ${rule}; take it out of platform/src/messages/lint/exceptions.ts`,
    })),
  ];
}

/** A problem as a line, for example `mfe-chat fr: chat.fictional.text is empty`. */
export const formatTextProblem = ({ packageName, locale, problem }: TextProblem): string => `${packageName} ${locale}: ${problem}`;
