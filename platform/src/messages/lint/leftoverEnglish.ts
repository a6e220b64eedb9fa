import type { CatalogueText, LintFinding } from './CatalogueText';

/** Shorter texts may be the same in another language by chance, as "Premium" is. */
const [MIN_WORDS, MIN_LETTERS] = [3, 12];

const WORD = /\p{L}[\p{L}’-]*/gu;

function isLongEnough(readings: readonly string[]): boolean {
  const words = [
    ...readings
      .join(' ')
      .replace(/\{#?\w*\}/g, '')
      .matchAll(WORD),
  ].map(([word]) => word);
  return words.length >= MIN_WORDS || words.join('').length >= MIN_LETTERS;
}

/** A translation does not equal the English text. */
export const findLeftoverEnglish = (texts: readonly CatalogueText[]): LintFinding[] =>
  texts
    .filter(({ locale, text, english, readings }) => locale !== 'en' && text === english && isLongEnough(readings))
    .map(({ packageName, id, locale, english }) => ({
      ...{ packageName, id, locale, rule: 'english' },
      problem: `is the English text, “${english}”`,
    }));
