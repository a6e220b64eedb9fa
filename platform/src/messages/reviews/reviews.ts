import { createHash } from 'node:crypto';
import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import type { Texts } from '../problems';

/**
 * Content of `lang/reviews.json`, by message id: the digest of the English text that the translations were last reviewed against, followed by the
 * locales that were not, for example `1a2b3c4d` or `1a2b3c4d de fi`. English is the source and has no review.
 */
export type Reviews = Record<string, string>;

/** Locales whose translation waits for review, by message id; without the ids of reviewed texts. */
export type OpenReviews = Record<string, Locale[]>;

/** The ten languages that English is translated into. */
export const TRANSLATIONS: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en');

const ENTRY_PATTERN = new RegExp(`^[0-9a-f]{8}( (${TRANSLATIONS.join('|')}))*$`);

/** First eight hex digits of a hash of an English text. */
export const digestText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const formatEntry = (englishText: string, openLocales: readonly Locale[]): string => [digestText(englishText), ...openLocales].join(' ');

const sortById = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Locales whose translation of an English text waits for review: all ten if the text is new or was changed, otherwise those its entry lists. */
function getOpenLocales(entry: string | undefined, englishText: string): readonly Locale[] {
  const [digest, ...locales] = (entry ?? '').split(' ');
  return digest === digestText(englishText) ? TRANSLATIONS.filter((locale) => locales.includes(locale)) : TRANSLATIONS;
}

/** Finds the translations that wait for review, in some languages or in all ten. */
export function findOpenReviews(englishTexts: Texts, reviews: Reviews, locales: readonly Locale[] = TRANSLATIONS): OpenReviews {
  const entries = Object.entries(englishTexts).map(
    ([id, text]) => [id, getOpenLocales(reviews[id], text).filter((locale) => locales.includes(locale))] as const,
  );
  return Object.fromEntries(entries.filter(([, openLocales]) => openLocales.length > 0));
}

/** Counts the translations that wait for review, by locale; without those of which none does. */
export function countByLocale(openReviews: OpenReviews): Partial<Record<Locale, number>> {
  const openLocales = Object.values(openReviews).flat();
  const counts = TRANSLATIONS.map((locale) => [locale, openLocales.filter((openLocale) => openLocale === locale).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Returns the reviews with some translations marked as reviewed against the present English text; `reviewed` has the locales by message id. */
export function markReviewed(englishTexts: Texts, reviews: Reviews, reviewed: OpenReviews): Reviews {
  const markedEntries = Object.entries(reviewed).flatMap(([id, locales]) => {
    const text = englishTexts[id];
    if (text === undefined) return [];
    const openLocales = getOpenLocales(reviews[id], text).filter((locale) => !locales.includes(locale));
    return [[id, formatEntry(text, openLocales)] as const];
  });
  return sortById({ ...reviews, ...Object.fromEntries(markedEntries) });
}

/** Returns the reviews of texts with all ten translations marked as reviewed. */
export const markAllReviewed = (englishTexts: Texts, reviews: Reviews = {}): Reviews =>
  markReviewed(englishTexts, reviews, findOpenReviews(englishTexts, reviews));

/**
 * Returns the reviews after the English texts have changed, without those of removed texts. The review of a changed text opens by itself, because its
 * digest no longer matches; with `keep`, for a corrected slip of the pen, the state of its review stays.
 */
export function carryReviews(reviews: Reviews, previousTexts: Texts, englishTexts: Texts, keep: boolean): Reviews {
  const carryEntry = (id: string, text: string, entry: string): string => {
    const previousText = previousTexts[id];
    const isKept = keep && previousText !== undefined && entry.startsWith(digestText(previousText));
    return isKept ? formatEntry(text, getOpenLocales(entry, previousText)) : entry;
  };
  const entries = Object.entries(englishTexts).flatMap(([id, text]) => {
    const entry = reviews[id];
    return entry === undefined ? [] : [[id, carryEntry(id, text, entry)] as const];
  });
  return sortById(Object.fromEntries(entries));
}

/** Finds entries that are malformed or whose text no longer exists; open reviews are not a problem. */
export const findReviewProblems = (englishTexts: Texts, reviews: Reviews): string[] =>
  Object.entries(reviews).flatMap(([id, entry]) => {
    if (!(id in englishTexts)) return [`${id} is no longer in use`];
    return ENTRY_PATTERN.test(entry) ? [] : [`${id} is not a digest followed by locales: ${entry}`];
  });

/** Formats the number of texts that wait for review, such as `2 of 1,244 texts wait for review: de 2, fi 1`. */
export function formatOpenReviews(openReviews: OpenReviews, textCount: number): string {
  const openCount = Object.keys(openReviews).length;
  const sentence = `${openCount.toLocaleString('en')} of ${textCount.toLocaleString('en')} texts ${openCount === 1 ? 'waits' : 'wait'} for review`;
  const counts = Object.entries(countByLocale(openReviews)).map(([locale, count]) => `${locale} ${count}`);
  return [sentence, counts.join(', ')].filter((part) => part !== '').join(': ');
}
