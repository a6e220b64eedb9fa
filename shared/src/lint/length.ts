import type { LintText } from './LintText';

/** Characters that a variable is counted as: about a first name; a number has about two digits. */
const [VARIABLE_LENGTH, NUMBER_LENGTH] = [8, 2];

const getLength = (reading: string): number =>
  [...reading.replace(/\{#\w*\}/g, '0'.repeat(NUMBER_LENGTH)).replace(/\{\w*\}/g, 'x'.repeat(VARIABLE_LENGTH))].length;

const getLongest = (readings: readonly string[]): number => Math.max(0, ...readings.map(getLength));

/** A button may have this many characters, or this many times as many as the English one. */
const [BUTTON_LENGTH, BUTTON_FACTOR] = [24, 1.4];

/** Up to this many English characters a text counts as a label, which may grow more than a sentence. */
const LABEL_LENGTH = 40;
const [LABEL_FACTOR, LABEL_GROWTH, SENTENCE_FACTOR] = [2.2, 20, 1.7];

/** The room that a description names, as in "Title of a card; at most 30 characters". */
const NAMED_LIMIT = /; at most (\d+) characters/;

/** Texts that are only heard need no room. */
const UNSEEN = /\bread out\b|for screen readers/i;

/** Maximum number of characters of a text in the place that its description names. */
function getLimit({ description, englishReadings }: LintText): number {
  const englishLength = getLongest(englishReadings);
  const [, namedLimit] = NAMED_LIMIT.exec(description) ?? [];
  if (namedLimit !== undefined) return Number(namedLimit);
  if (UNSEEN.test(description)) return Infinity;
  if (description.startsWith('Button')) return Math.max(BUTTON_LENGTH, Math.floor(BUTTON_FACTOR * englishLength));
  if (englishLength > LABEL_LENGTH) return Math.floor(SENTENCE_FACTOR * englishLength);
  return Math.max(Math.floor(LABEL_FACTOR * englishLength), englishLength + LABEL_GROWTH);
}

/** A text fits its place in its longest form, in each language. */
export function length(text: LintText): string[] {
  const [actual, limit] = [getLongest(text.readings), getLimit(text)];
  return actual > limit ? [`has ${actual} characters in its longest form; there is room for ${limit}`] : [];
}
