import { contentCountry, COUNTRY_COOKIE, isPostalCode } from './countries';
import { STORAGE_KEYS } from './storageKeys';

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
])('R-333 %s is a valid postal code in %s: %s', (code, country, expected) => {
  expect(isPostalCode(code, country)).toBe(expected);
});

const SERVED_COUNTRIES = ['NL', 'DE', 'PL'];

describe('the country used for content', () => {
  it.each([
    ['the visitor’s choice', { found: 'DE', chosen: 'PL' }, 'PL'],
    ['the visitor’s choice where the country found is not served', { found: 'BR', chosen: 'PL' }, 'PL'],
    ['the country found without a choice', { found: 'DE', chosen: undefined }, 'DE'],
    ['the country found where the choice is not served', { found: 'DE', chosen: 'BR' }, 'DE'],
    ['the country found where the choice is no country', { found: 'DE', chosen: '<script>' }, 'DE'],
    ['the first of the domain where neither is served', { found: 'BR', chosen: 'US' }, 'NL'],
    ['the first of the domain where nothing was found', { found: '', chosen: undefined }, 'NL'],
  ])('R-136 is %s', (_, visit, country) => {
    expect(contentCountry(SERVED_COUNTRIES, visit)).toBe(country);
  });

  it('R-136 is the country found on a domain without served countries', () => {
    expect(contentCountry([], { found: 'DE', chosen: 'PL' })).toBe('DE');
  });

  it('R-093 R-136 the choice is kept in a cookie that is on the list of storage keys', () => {
    expect(STORAGE_KEYS[COUNTRY_COOKIE]).toEqual({ place: 'cookie', purpose: 'country', days: 365 });
  });
});
