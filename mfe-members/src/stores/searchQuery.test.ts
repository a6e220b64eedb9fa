import { SEARCH_FIELDS } from '@rendezvous/shared/contract';
import { anOwnProfile, settings } from '@rendezvous/shared/testing';
import { createDefaultQuery, formatQuery, parseQuery } from './searchQuery';

const profile = anOwnProfile({ gender: 'male', sexuality: 'hetero', age: 25, country: 'NL' });
const defaults = createDefaultQuery(profile, settings());

describe('search query', () => {
  test('R-221 a member first searches for matches in their own country, within ten years of their own age', () => {
    expect(defaults).toEqual({ gender: 'female', country: 'NL', min_age: 18, max_age: 35 });
  });

  test('R-221 a member who likes both genders starts with both', () => {
    expect(createDefaultQuery(anOwnProfile({ gender: 'female', sexuality: 'bi' }), settings())).not.toHaveProperty('gender');
  });

  test('R-136 a visitor first searches the selected country', () => {
    expect(createDefaultQuery(undefined, settings({ geoip_selected_country: 'DE' }))).toMatchObject({
      country: 'DE',
      min_age: 18,
      max_age: 99,
    });
  });

  test.each([
    [1, { country: 'NL', min_age: 18, max_age: 99 }],
    [6, { country: 'NL', gender: 'female', min_age: 35, max_age: 99 }],
    [7, { country: 'NL', gender: 'male', min_age: 18, max_age: 99 }],
  ] as const)('R-133 a visitor of niche %d starts with the default search of that niche', (niche, query) => {
    expect(createDefaultQuery(undefined, settings({ geoip_selected_country: 'NL', niche }))).toEqual(query);
  });

  test('R-133 R-221 a member starts with the matches for their profile, whatever the niche', () => {
    expect(createDefaultQuery(profile, settings({ niche: 7 }))).toEqual(defaults);
  });

  test.each([
    ['', { gender: 'female', country: 'NL', min_age: 18, max_age: 35, page: 1 }],
    ['gender=', { country: 'NL', min_age: 18, max_age: 35, page: 1 }],
    [
      'country=DE&countryregion=DE-BE&page=3&sort=newest',
      { gender: 'female', country: 'DE', countryregion: 'DE-BE', min_age: 18, max_age: 35, page: 3, sort: 'newest' },
    ],
    ['min_age=70&max_age=30', { gender: 'female', country: 'NL', min_age: 30, max_age: 70, page: 1 }],
    ['min_age=5&max_age=400', { gender: 'female', country: 'NL', min_age: 18, max_age: 99, page: 1 }],
    ['gender=other&sort=paid&page=x', { country: 'NL', min_age: 18, max_age: 35, page: 1 }],
  ])('R-222 reads the search from the URL query "%s"', (address, query) => {
    expect(parseQuery(new URLSearchParams(address), defaults, SEARCH_FIELDS)).toEqual(query);
  });

  test.each(['gender=', 'country=DE&countryregion=DE-BE&page=3', 'online=true&hide_fictional=true', ''])(
    'R-222 a search is written to the URL and read back unchanged: "%s"',
    (address) => {
      const query = parseQuery(new URLSearchParams(address), defaults, SEARCH_FIELDS);
      expect(parseQuery(formatQuery(query, defaults), defaults, SEARCH_FIELDS)).toEqual(query);
    },
  );
});
