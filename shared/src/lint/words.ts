import { type ForbiddenWords, getGlossary } from './glossaries';
import { findMatches, isIdBelow, type TextRule } from './LintText';

/** Turns the pattern of a glossary into one that matches whole words only; upper and lower case are the same unless its flags say otherwise. */
export const toWordPattern = ({ pattern, flags = 'iu' }: Pick<ForbiddenWords, 'pattern' | 'flags'>): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, `g${flags}`);

/** Names of variables are no words of the text. */
const hideVariables = (reading: string): string => reading.replace(/\{#?\w*\}/g, '{}');

/** Words, terms and forms of address that the glossary of the language forbids. */
export const forbiddenWords: TextRule = ({ id, locale, readings }) =>
  getGlossary(locale)
    .forbidden.filter(({ except = [] }) => !isIdBelow(id, except))
    .flatMap((entry) => {
      const findAll = (reading: string): string[] =>
        findMatches(hideVariables(reading), toWordPattern(entry), `${entry.why}; write ${entry.instead}`);
      // The first place is enough: whoever mends it sees the others.
      return readings.flatMap(findAll).slice(0, 1);
    });
