import type { Locale } from '@rendezvous/shared/contract';

/** A text in one language, as the rules see it. */
export interface LintText {
  /** Id of the message, for example `chat.messages.announce`; rules and glossaries may except ids. */
  id: string;
  locale: Locale;
  /**
   * What a reader may see, one string for each combination of plural and select options. A variable stands as `{name}`, a number as `{#limit}`, the
   * number of the surrounding plural as `{#}`; tags are left out.
   */
  readings: readonly string[];
  /** Readings of the English text; the same as `readings` in English. */
  englishReadings: readonly string[];
  /** What the source says about the place of the text; empty if nothing does, as for campaigns. */
  description: string;
}

/** Returns the problems of a text; empty if there are none. */
export type TextRule = (text: LintText) => string[];

/** Returns a rule that looks at one reading at a time; a problem that several readings share is returned once. */
export const createReadingRule =
  (findProblems: (reading: string, text: LintText) => string[]): TextRule =>
  (text) => [...new Set(text.readings.flatMap((reading) => findProblems(reading, text)))];

/** Number of characters of context that a problem quotes on either side. */
const CONTEXT_LENGTH = 14;

/** Quotes the part of a text that starts at `index` and is `length` characters long, with what surrounds it. */
export const quotePart = (text: string, index: number, length: number): string => {
  const [start, end] = [Math.max(0, index - CONTEXT_LENGTH), index + length + CONTEXT_LENGTH];
  return `“${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}”`;
};

/** Describes each match of a pattern, which must be global. */
export const findMatches = (text: string, pattern: RegExp, problem: string): string[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => `${problem}: ${quotePart(text, index, match.length)}`);

/** True if `id` is one of `ids` or stands below one of them, as `chat.gift.rose` stands below `chat` and `chat.gift`. */
export const isIdBelow = (id: string, ids: readonly string[]): boolean =>
  ids.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
