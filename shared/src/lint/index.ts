import { fragments } from './fragments';
import { gender } from './gender';
import { length } from './length';
import type { TextRule } from './LintText';
import { numbers } from './numbers';
import { punctuation } from './punctuation';
import { frenchSpaces, unitSpaces } from './spaces';
import { forbiddenWords } from './words';

export { getGlossary } from './glossaries';
export { findCampaignTextProblems } from './findCampaignTextProblems';
export { isIdBelow, type LintText } from './LintText';

/** Rules about a single text, by name. */
export const TEXT_RULES = {
  'french-spaces': frenchSpaces,
  'unit-spaces': unitSpaces,
  punctuation,
  words: forbiddenWords,
  gender,
  numbers,
  length,
  fragments,
} as const satisfies Record<string, TextRule>;
