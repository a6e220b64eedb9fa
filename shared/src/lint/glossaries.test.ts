import { LOCALES } from '@rendezvous/shared/contract';
import { getGlossary } from './index';
import { toWordPattern } from './words';

const GENDERS = ['m', 'f', 'n', 'c', 'pl', undefined];

const englishTerms = getGlossary('en').terms.map(({ term }) => term);

describe.each(LOCALES)('the glossary of %s', (locale) => {
  const { register, terms, forbidden } = getGlossary(locale);

  test('R-104 has a translation of each English term, and may have more terms of its own', () => {
    expect(terms.map(({ term }) => term)).toEqual(expect.arrayContaining(englishTerms));
    expect(terms.filter(({ translation, gender }) => translation.trim() === '' || !GENDERS.includes(gender))).toEqual([]);
    expect(register).not.toBe('');
  });

  test('R-104 forbids no word that it recommends', () => {
    const contradictions = forbidden.filter((entry) => terms.some(({ translation }) => toWordPattern(entry).test(translation)));
    expect(contradictions).toEqual([]);
  });

  test('R-104 says of each forbidden word why, and what to write instead', () => {
    expect(forbidden.length).toBeGreaterThan(0);
    expect(forbidden.filter(({ pattern, instead, why }) => [pattern, instead, why].some((part) => part.trim() === ''))).toEqual([]);
  });
});
