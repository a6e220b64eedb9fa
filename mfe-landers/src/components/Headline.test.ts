import { hasLongWord } from './Headline';

it.each([
  ['Alone tonight?', false],
  ['Kennenlernen', false],
  ['Leute kennenzulernen', true],
  ['Mielenkiintoisia keskusteluja', true],
  ['Kennen\u00adzulernen', false],
  ['Wieder-kennenlernen', false],
  [null, false],
])('R-348 %s has a long word: %s', (headline, isLong) => {
  expect(hasLongWord(headline)).toBe(isLong);
});
