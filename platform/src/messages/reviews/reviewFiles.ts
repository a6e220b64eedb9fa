import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@rendezvous/shared/contract';
import { ROOT } from '../../build/shares';
import { readCatalogue } from '../readCatalogue';
import { getLangFile } from '../messageFolders';
import { countByLocale, findOpenReviews, findReviewProblems, type OpenReviews, type Reviews, TRANSLATIONS } from './reviews';

const getReviewFile = (packageName: string, root: string): string => getLangFile(packageName, 'reviews', root);

/** Reads the reviews of a package; empty if it has none, so that all its texts wait for review. */
export function readReviews(packageName: string, root = ROOT): Reviews {
  const file = getReviewFile(packageName, root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Reviews) : {};
}

/** Formats reviews as the content of `lang/reviews.json`. */
export const formatReviews = (reviews: Reviews): string => `${JSON.stringify(reviews, null, 2)}\n`;

/** Writes the reviews of a package, whose folder `lang` exists. */
export const writeReviews = (packageName: string, reviews: Reviews, root = ROOT): void =>
  writeFileSync(getReviewFile(packageName, root), formatReviews(reviews));

/** Finds the translations of a package that wait for review, in some languages or in all ten. */
export const readOpenReviews = (packageName: string, locales: readonly Locale[] = TRANSLATIONS, root = ROOT): OpenReviews =>
  findOpenReviews(readCatalogue(packageName, 'en', root), readReviews(packageName, root), locales);

/** Finds what is wrong with the file of reviews of a package; open reviews are not a problem. */
export const findReviewFileProblems = (packageName: string, root = ROOT): string[] =>
  findReviewProblems(readCatalogue(packageName, 'en', root), readReviews(packageName, root)).map(
    (problem) => `${packageName} reviews: ${problem}`,
  );

/** Counts the translations that wait for review in the `lang/` of package folders, by locale; ids of packages never meet. */
export function countOpenReviews(folders: readonly string[]): Partial<Record<Locale, number>> {
  const openReviews = folders.map((folder) => readOpenReviews(path.basename(folder), TRANSLATIONS, path.dirname(folder)));
  return countByLocale(Object.assign({}, ...openReviews) as OpenReviews);
}
