import { isPostalCode } from './postalCode';

test.each([
  ['1012 AB', 'NL', true],
  [' 1012ab ', 'NL', true],
  ['0012 AB', 'NL', false],
  ['1012', 'NL', false],
  ['10115', 'DE', true],
  ['1011', 'DE', false],
  ['1010', 'AT', true],
  ['00-950', 'PL', true],
  ['114 55', 'SE', true],
  ['D02 AF30', 'IE', true],
  ['SW1A 1AA', 'GB', true],
  ['4000-012', 'PT', true],
  ['MD-2001', 'MD', true],
  ['<b>', 'MD', false],
  ['١٠١١٥', 'DE', false],
])('R-333 %s in %s: %s', (code, country, expected) => {
  expect(isPostalCode(code, country)).toBe(expected);
});
