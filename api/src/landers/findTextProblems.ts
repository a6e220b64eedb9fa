import type { LanderFinding, LanderTexts, Locale } from '@rendezvous/shared/contract';
import { findCampaignTextProblems } from '@rendezvous/shared/lint';
import { findPlainTextProblems } from '../content/findPlainTextProblems';
import { findFalseClaims } from './findFalseClaims';
import { findUnknownFields, isObject } from './shapeFindings';

/** Maximum number of characters that fit the layouts of all landers at 320 px. */
const TEXT_LIMITS: Record<keyof LanderTexts, number> = { headline: 60, text: 220, call_to_action: 45 };

export const TEXT_FIELDS = Object.keys(TEXT_LIMITS) as (keyof LanderTexts)[];

/** Problems with one text of a campaign: missing, empty, marked up, not in the product's voice, too long, or untrue. */
function findTextProblems(locale: Locale, field: keyof LanderTexts, value: unknown): string[] {
  if (typeof value !== 'string') return ['is missing'];
  const [length, limit] = [[...value].length, TEXT_LIMITS[field]];
  const plainTextProblems = findPlainTextProblems(value);
  return [
    ...(plainTextProblems.length > 0 ? plainTextProblems : findCampaignTextProblems(locale, value)),
    ...(length > limit ? [`has ${length} characters; there is room for ${limit}`] : []),
    ...findFalseClaims(locale, value),
  ];
}

function isUntranslated(texts: Record<string, unknown>, locale: Locale, text: unknown): boolean {
  const englishText = isObject(texts['en']) ? texts['en']['text'] : undefined;
  return locale !== 'en' && typeof text === 'string' && text === englishText;
}

/** Findings for the texts at `path` in one language, of which `fields` are required. */
export function checkLocaleTexts(
  texts: Record<string, unknown>,
  locale: Locale,
  { fields, path }: { fields: readonly (keyof LanderTexts)[]; path: string },
): LanderFinding[] {
  const localeTexts = texts[locale];
  const localePath = `${path}.${locale}`;
  if (!isObject(localeTexts)) return [{ path: localePath, problem: 'is missing' }];
  return [
    ...findUnknownFields(localeTexts, TEXT_FIELDS, `${localePath}.`),
    ...fields.flatMap((field) =>
      findTextProblems(locale, field, localeTexts[field]).map((problem) => ({ path: `${localePath}.${field}`, problem })),
    ),
    ...(isUntranslated(texts, locale, localeTexts['text']) ? [{ path: `${localePath}.text`, problem: 'is the English text' }] : []),
  ];
}
