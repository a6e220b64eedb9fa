import type { LanderTexts, Locale } from '@rendezvous/shared/contract';
import { findFalseClaims } from './findFalseClaims';

/** Maximum number of characters that fit the layouts of all landers at 320 px. */
const TEXT_LIMITS: Record<keyof LanderTexts, number> = { headline: 60, text: 220, call_to_action: 45 };

/** Fields of a campaign's texts. */
export const TEXT_FIELDS = Object.keys(TEXT_LIMITS) as (keyof LanderTexts)[];

/** Characters that a text must not contain: markup, control characters and line breaks. */
const FORBIDDEN_CHARACTERS = /[<>\p{Cc}]/u;

/** Problems of one text of a campaign: missing, empty, too long, marked up, or untrue. */
export function findTextProblems(locale: Locale, field: keyof LanderTexts, value: unknown): string[] {
  if (typeof value !== 'string') return ['is missing'];
  if (value.trim() === '') return ['is empty'];
  const [length, limit] = [[...value].length, TEXT_LIMITS[field]];
  return [
    ...(length > limit ? [`has ${length} characters; there is room for ${limit}`] : []),
    ...(FORBIDDEN_CHARACTERS.test(value) ? ['has markup or a line break; it is one line of plain text'] : []),
    ...findFalseClaims(locale, value),
  ];
}
