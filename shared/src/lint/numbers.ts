import type { Locale } from '@rendezvous/shared/contract';
import { createReadingRule, quotePart } from './LintText';
import { UNITS } from './spaces';

/** Words after a number that do not depend on it, as in "3 of 5", "18 or older", "20 to 500". */
const INDEPENDENT_WORDS: Record<Locale, string> = {
  en: 'of to or and from left more off per at in on until chosen',
  nl: 'van de tot of en over meer per in op uit gekozen',
  de: 'von bis oder und aus zu mehr pro in auf übrig gewählt',
  it: 'di su da a o e oltre in per al alla più scelti',
  fr: 'sur à ou et de par en dans au plus choisis',
  es: 'de a o y por en para más al elegidos',
  pl: 'z ze do lub albo i na w za od po wybrano',
  da: 'af til eller og ud pr på i mere tilbage valgt',
  fi: 'tai ja asti jäljellä valittu',
  nb: 'av til eller og per på i mer igjen valgt',
  sv: 'av till eller och per på i mer kvar valda',
};

/** A number outside any plural, and the word after it. */
const NUMBER_AND_WORD = /\{#\w+\}[ \u00a0\u202f]+(\p{L}[\p{L}’-]*)/gu;

/** A number beside a noun needs a plural, or it says "1 seconds". */
export const numbers = createReadingRule((reading, { locale }) => {
  const independentWords = [...UNITS, ...INDEPENDENT_WORDS[locale].split(' ')];
  return [...reading.matchAll(NUMBER_AND_WORD)]
    .filter(([, word = '']) => !independentWords.includes(word))
    .map(({ 0: match, index }) => `has a number beside a noun without a plural: ${quotePart(reading, index, match.length)}`);
});
