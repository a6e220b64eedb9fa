import { LOCALES } from '@rendezvous/shared/contract';
import { textsByLanguage } from './textsByLanguage';

const getSentences = (locale: (typeof LOCALES)[number]) => {
  const { life, joys, closingRemarks, partnerWishes, talks } = textsByLanguage[locale];
  return [...life, ...joys, ...closingRemarks, ...partnerWishes, ...talks.flat()];
};

test.each(LOCALES)('R-369 %s has enough sentences for members to differ', (locale) => {
  const { life, joys, closingRemarks, partnerWishes, talks } = textsByLanguage[locale];
  expect(life.length * joys.length * closingRemarks.length).toBeGreaterThan(200);
  expect(partnerWishes.length).toBeGreaterThanOrEqual(6);
  expect(talks.every(({ length }) => length >= 4)).toBe(true);
  expect(talks.some(({ length }) => length >= 7)).toBe(true);
});

test.each(LOCALES)('R-369 no sentence in %s is repeated or shared with another language', (locale) => {
  const ownSentences = getSentences(locale);
  expect(new Set(ownSentences).size).toBe(ownSentences.length);
  for (const other of LOCALES.filter((candidate) => candidate !== locale)) {
    const otherSentences = new Set(getSentences(other));
    expect(ownSentences.filter((sentence) => otherSentences.has(sentence))).toEqual([]);
  }
});

test.each(LOCALES)('R-274 every sentence of %s fits into a message', (locale) => {
  for (const sentence of getSentences(locale)) expect(sentence.length).toBeLessThan(200);
});
