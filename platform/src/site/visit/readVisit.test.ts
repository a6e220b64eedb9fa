import { readVisit } from './readVisit';
import { formatSetCookie } from './openVisit';

const ID = 'abcdefghijklmnop_-09';

describe('reading the visit from a request', () => {
  it.each([
    ['the address', { cookie: 'language=de', 'accept-language': 'fr' }, { lang: 'pl' }, 'pl'],
    ['then the cookie', { cookie: 'language=de', 'accept-language': 'fr' }, {}, 'de'],
    ['then the browser', { 'accept-language': 'xx, fr;q=0.5' }, {}, 'fr'],
    ['then English', {}, {}, 'en'],
    ['an unknown language in the address is none', { cookie: 'language=de' }, { lang: 'xx' }, 'de'],
    ['nor is one in the cookie', { cookie: 'language=xx', 'accept-language': 'sv' }, {}, 'sv'],
  ])('R-099 order of precedence for the language: %s', (_, headers, query, locale) => {
    expect(readVisit(headers, query).locale).toBe(locale);
  });

  it.each([
    ['country=DE', 'DE'],
    ['language=de; country=PL', 'PL'],
    ['country=de', undefined],
    ['country=DEU', undefined],
    ['country=%0d%0aX', undefined],
    ['', undefined],
  ])('R-136 the chosen country in the cookie "%s" is %s', (header, chosenCountry) => {
    expect(readVisit({ cookie: header }, {}).chosenCountry).toBe(chosenCountry);
  });

  it('R-094 returns whether the language comes from the address', () => {
    expect(readVisit({}, { lang: 'pl' }).isLocaleInUrl).toBe(true);
    expect(readVisit({ cookie: 'language=pl' }, {}).isLocaleInUrl).toBe(false);
  });

  it.each([
    [`visitor=${ID}`, ID],
    [`a=b; visitor=${ID}; c=d`, ID],
    ['visitor=short', undefined],
    [`visitor=${'x'.repeat(41)}`, undefined],
    ['visitor=abcdefghijklmnop<script>', undefined],
    [undefined, undefined],
  ])('the visitor id in the cookie "%s" is %s', (header, visitorId) => {
    expect(readVisit(header === undefined ? {} : { cookie: header }, {}).visitorId).toBe(visitorId);
  });
});

describe('cookies that the site sets', () => {
  it.each([
    [{ secure: true, httpOnly: true }, 'visitor=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly'],
    [{ secure: true, httpOnly: false }, 'visitor=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure'],
    [{ secure: false, httpOnly: true }, 'visitor=abc; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly'],
  ])('%j', (options, value) => {
    expect(formatSetCookie('visitor', 'abc', { days: 30, ...options })).toBe(value);
  });
});
