import { computeMinimumMessageCosts, toSiteCountries } from './toSettings';
import { SITE_COUNTRIES } from './DomainSettings';

test('R-131 a country has code, name in the language of the visit, currency and visible locales', () => {
  expect(toSiteCountries(['CH'], 'fr')).toEqual([{ code: 'CH', name: 'Suisse', currency: 'CHF', locales: ['de', 'fr', 'it', 'en'] }]);
});

test('R-131 countries are sorted by their names in that language', () => {
  const getSortedCodes = (locale: 'en' | 'sv') => toSiteCountries(['SE', 'AT', 'DE'], locale).map(({ code }) => code);
  expect(getSortedCodes('en')).toEqual(['AT', 'DE', 'SE']);
  expect(getSortedCodes('sv')).toEqual(['SE', 'DE', 'AT']);
});

test('R-303 a message of two credits costs twice as much, rounded up to the minor unit', () => {
  const { NL, PL } = computeMinimumMessageCosts(SITE_COUNTRIES, 2);
  expect(NL).toEqual({ costs: 158, currency: 'EUR' });
  expect(PL).toEqual({ costs: 640, currency: 'PLN' });
});
