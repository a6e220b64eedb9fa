import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../../build/shares';
import { readCatalogue } from '../readCatalogue';
import { MESSAGE_PACKAGES } from '../messageFolders';
import type { Texts } from '../problems';
import { readOpenReviews, readReviews, writeReviews } from './reviewFiles';
import { formatOpenReviews, markReviewed, type OpenReviews, TRANSLATIONS } from './reviews';

/** A command line that the commands do not accept. */
export class UsageError extends Error {}

/** Where the commands find texts: packages, and the repository that has them. */
interface TextPlaces {
  packages: readonly string[];
  root: string;
}

const REPOSITORY: TextPlaces = { packages: MESSAGE_PACKAGES, root: ROOT };

/** Parses the value of `--lang`: one of the ten translations, or `all`; throws a UsageError otherwise. */
function parseLocales(lang: string): readonly Locale[] {
  const locales = TRANSLATIONS.filter((locale) => lang === 'all' || lang === locale);
  if (locales.length === 0) throw new UsageError(`${lang} is not a translation; use all or one of ${TRANSLATIONS.join(', ')}.`);
  return locales;
}

/** Whether a message has this name: its id, or the beginning of it up to a dot, such as `chat.send` or `chat` of `chat.send.title`. */
const isNamed = (id: string, name: string): boolean => id === name || id.startsWith(name.endsWith('.') ? name : `${name}.`);

/** Throws a UsageError for a name that no message has. */
function assertNamesKnown(names: readonly string[], { packages, root }: TextPlaces): void {
  const ids = packages.flatMap((packageName) => Object.keys(readCatalogue(packageName, 'en', root)));
  const unknownName = names.find((name) => !ids.some((id) => isNamed(id, name)));
  if (unknownName !== undefined) throw new UsageError(`No message is called ${unknownName}.`);
}

const readCatalogues = (packageName: string, root: string): Record<Locale, Texts> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, readCatalogue(packageName, locale, root)])) as Record<Locale, Texts>;

/** Marks the open translations of a package as reviewed, in some languages and of some messages (all without names); returns the lines to print. */
function reviewPackage(packageName: string, locales: readonly Locale[], names: readonly string[], root: string): string[] {
  const catalogues = readCatalogues(packageName, root);
  const isTranslated = (id: string, locale: Locale): boolean => (catalogues[locale][id] ?? '').trim() !== '';
  const candidates = Object.entries(readOpenReviews(packageName, locales, root)).filter(
    ([id]) => names.length === 0 || names.some((name) => isNamed(id, name)),
  );
  const reviewed: OpenReviews = {};
  const lines = candidates.flatMap(([id, openLocales]) => {
    const translatedLocales = openLocales.filter((locale) => isTranslated(id, locale));
    const untranslatedLocales = openLocales.filter((locale) => !isTranslated(id, locale));
    if (translatedLocales.length > 0) reviewed[id] = translatedLocales;
    return [
      ...(translatedLocales.length > 0 ? [`${id} is reviewed in ${translatedLocales.join(', ')}`] : []),
      ...(untranslatedLocales.length > 0 ? [`${id} has no text in ${untranslatedLocales.join(', ')}`] : []),
    ];
  });
  if (Object.keys(reviewed).length > 0)
    writeReviews(packageName, markReviewed(catalogues.en, readReviews(packageName, root), reviewed), root);
  return lines;
}

/**
 * Marks open translations of a language (or `all`) as reviewed against the present English: those of the named messages, or of every message without
 * names. A text that is not translated stays open. Returns the lines to print; throws a UsageError without a language or for an unknown name.
 */
export function review(lang: string | undefined, names: readonly string[], places = REPOSITORY): string[] {
  if (lang === undefined) throw new UsageError('Say which language was reviewed: npm run texts -- review --lang de (all: every one).');
  const locales = parseLocales(lang);
  assertNamesKnown(names, places);
  const lines = places.packages.flatMap((packageName) => reviewPackage(packageName, locales, names, places.root));
  return [...lines, summarizeReviews(places)];
}

/**
 * Lists the messages whose translation waits for review, in one language or in any: id, English text, and each translation that waits. Returns the
 * lines to print; throws a UsageError for an unknown language.
 */
export function listOpenReviews(lang = 'all', places = REPOSITORY): string[] {
  const locales = parseLocales(lang);
  const { packages, root } = places;
  const lines = packages.flatMap((packageName) => {
    const catalogues = readCatalogues(packageName, root);
    return Object.entries(readOpenReviews(packageName, locales, root)).flatMap(([id, openLocales]) => [
      id,
      ...(['en', ...openLocales] as const).map((locale) => `  ${locale}  ${catalogues[locale][id] ?? '(not translated)'}`),
    ]);
  });
  return [...lines, summarizeReviews(places)];
}

/** Says in one line how many texts wait for review. */
export function summarizeReviews({ packages, root } = REPOSITORY): string {
  const openReviews = packages.map((packageName) => readOpenReviews(packageName, TRANSLATIONS, root));
  const textCounts = packages.map((packageName) => Object.keys(readCatalogue(packageName, 'en', root)).length);
  const textCount = textCounts.reduce((sum, count) => sum + count, 0);
  return formatOpenReviews(Object.assign({}, ...openReviews) as OpenReviews, textCount);
}
