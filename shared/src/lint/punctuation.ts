import { createReadingRule, findMatches } from './LintText';

/** Patterns of typewriter punctuation, and what to write instead. */
const TYPEWRITER_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/'/g, 'has a straight apostrophe or quotation mark instead of a curly one'],
  [/"/g, 'has straight quotation marks instead of curly ones'],
  [/\.\.\./g, 'has three dots instead of …'],
  [/(?<=\S)\s-\s(?=\S)/g, 'has a hyphen between spaces instead of a dash, a colon or a comma'],
  [/(?<=\S) {2,}(?=\S)/g, 'has two spaces in a row'],
];

/** Typographic signs instead of those of a typewriter. */
export const punctuation = createReadingRule((reading) =>
  TYPEWRITER_SIGNS.flatMap(([pattern, problem]) => findMatches(reading, pattern, problem)),
);
