import type { Locale } from '@rendezvous/shared/contract';
import { fragments } from './fragments';
import type { TextRule } from './LintText';
import { numbers } from './numbers';
import { punctuation } from './punctuation';
import { frenchSpaces, unitSpaces } from './spaces';
import { forbiddenWords } from './words';

/**
 * Rules for texts that are written in documents of their own, such as campaigns and news. Their length is checked by the document, field by field; what
 * they say about the gender of the reader is left to their authors, who may address women or men.
 */
const CAMPAIGN_RULES: readonly TextRule[] = [frenchSpaces, unitSpaces, punctuation, forbiddenWords, numbers, fragments];

/** Finds what is wrong with a text that is no message, such as that of a campaign; `{name}` stands for a variable. */
export const findCampaignTextProblems = (locale: Locale, text: string): string[] => {
  const readings = [text];
  return CAMPAIGN_RULES.flatMap((rule) => rule({ id: '', locale, readings, englishReadings: readings, description: '' }));
};
