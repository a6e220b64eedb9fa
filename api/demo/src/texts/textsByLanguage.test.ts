import { LOCALES } from '@rendezvous/shared/contract';
import { textsByLanguage } from './textsByLanguage';

const sentences = (locale: (typeof LOCALES)[number]) => {
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
  const own = sentences(locale);
  expect(new Set(own).size).toBe(own.length);
  for (const other of LOCALES.filter((one) => one !== locale)) {
    const theirs = new Set(sentences(other));
    expect(own.filter((sentence) => theirs.has(sentence))).toEqual([]);
  }
});

test.each(LOCALES)('R-274 every sentence of %s fits into a message', (locale) => {
  for (const sentence of sentences(locale)) expect(sentence.length).toBeLessThan(200);
});
