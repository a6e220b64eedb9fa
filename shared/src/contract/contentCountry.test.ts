import { contentCountry, COUNTRY_COOKIE } from './contentCountry';
import { STORAGE_KEYS } from './storageKeys';

const SERVED = ['NL', 'DE', 'PL'];

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
    expect(contentCountry(SERVED, visit)).toBe(country);
  });

  it('R-136 is the country found on a domain without any', () => {
    expect(contentCountry([], { found: 'DE', chosen: 'PL' })).toBe('DE');
  });

  it('R-093 R-136 the choice is kept in a cookie that is listed', () => {
    expect(STORAGE_KEYS[COUNTRY_COOKIE]).toEqual({ place: 'cookie', purpose: 'country', days: 365 });
  });
});
