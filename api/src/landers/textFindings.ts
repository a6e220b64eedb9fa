import { LOCALES, type LanderFinding, type LanderTexts, type Locale } from '@rendezvous/shared/contract';
import { isObject } from './isObject';
import { TEXT_LIMITS } from './TEXT_LIMITS';
import { unknownFields } from './unknownFields';
import { untrueClaims } from './untrueClaims';

const FIELDS = Object.keys(TEXT_LIMITS) as (keyof LanderTexts)[];
/** Letters are for people: no markup, no control characters, no breaks. */
const UNPRINTED = /[<>\p{Cc}]/u;

function problemsOf(locale: Locale, field: keyof LanderTexts, value: unknown): string[] {
  if (typeof value !== 'string') return ['is missing'];
  if (value.trim() === '') return ['is empty'];
  const [length, most] = [[...value].length, TEXT_LIMITS[field]];
  return [
    ...(length > most ? [`has ${length} characters; there is room for ${most}`] : []),
    ...(UNPRINTED.test(value) ? ['has markup or a line break; it is one line of plain text'] : []),
    ...untrueClaims(locale, value),
  ];
}

function findingsIn(texts: Record<string, unknown>, locale: Locale): LanderFinding[] {
  const own = texts[locale];
  if (!isObject(own)) return [{ path: `texts.${locale}`, problem: 'is missing' }];
  const english = isObject(texts['en']) ? texts['en']['text'] : undefined;
  const isEnglish = locale !== 'en' && typeof english === 'string' && own['text'] === english;
  return [
    ...unknownFields(own, FIELDS, `texts.${locale}.`),
    ...FIELDS.flatMap((field) => problemsOf(locale, field, own[field]).map((problem) => ({ path: `texts.${locale}.${field}`, problem }))),
    ...(isEnglish ? [{ path: `texts.${locale}.text`, problem: 'is the English text' }] : []),
  ];
}

/** What is wrong with the texts of a campaign: a language, a length, a claim. */
export function textFindings(texts: unknown): LanderFinding[] {
  if (!isObject(texts)) return [{ path: 'texts', problem: 'are missing' }];
  return [...unknownFields(texts, LOCALES, 'texts.'), ...LOCALES.flatMap((locale) => findingsIn(texts, locale))];
}
