import { domainLocale } from '@rendezvous/shared/contract';
import { tamper } from '../../testing/tamper';
import { parseAcceptedLanguages } from './readVisit';
import { readCookie } from './readCookie';
import { createCountryFinder } from '../server/createSiteOptions';
import { VisitTokens } from '../createContext';

describe('visit tokens', () => {
  let now = 1_000_000;
  const tokens = new VisitTokens('secret', () => now);

  it('identify the visit they were issued for, a different one each time', () => {
    const [one, two] = [tokens.issue(), tokens.issue()];
    expect(tokens.readVisitId(one)).toBe(one.slice(0, 16));
    expect(tokens.readVisitId(one)).not.toBe(tokens.readVisitId(two));
  });

  it.each([
    ['nothing', () => ''],
    ['a changed visit', () => tamper(tokens.issue())],
    ['a changed time', () => tokens.issue().replace('.1000000.', '.2000000.')],
    ['a token of another server', () => new VisitTokens('other', () => now).issue()],
  ])('reject %s', (_, token) => {
    expect(tokens.readVisitId(token())).toBeUndefined();
  });

  it('expire after twelve hours', () => {
    const token = tokens.issue();
    now += 12 * 3_600_000 - 1;
    expect(tokens.readVisitId(token)).toBeDefined();
    now += 1;
    expect(tokens.readVisitId(token)).toBeUndefined();
  });
});

describe('reading the headers of a request', () => {
  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
    ['en;q=0.1, fr;q=0.9', ['fr', 'en']],
    ['nl;q=0, sv', ['sv']],
    [undefined, []],
  ])('R-099 languages of "%s"', (header, languages) => {
    expect(parseAcceptedLanguages(header)).toEqual(languages);
  });

  it.each([
    ['a=1; visitor=abc; b=2', 'abc'],
    ['visitor=a%20b', 'a b'],
    ['visitor=%E0%A4', undefined],
    ['xvisitor=no', undefined],
    [undefined, undefined],
  ])('the visitor in "%s"', (header, value) => {
    expect(readCookie(header, 'visitor')).toBe(value);
  });

  it.each([
    ['de_DE', 'de'],
    ['FR', 'fr'],
    ['no', undefined],
    ['', undefined],
  ])('R-100 the domain language %s sets the locale %s', (language, locale) => {
    expect(domainLocale(language)).toBe(locale);
  });

  it('R-136 the country comes from our proxy, else from the address; invalid values are ignored', () => {
    const lookUp = (ip: string): { country: string } | null => (ip === '1.2.3.4' ? { country: 'SE' } : null);
    const findCountryBehindProxy = createCountryFinder('CF-IPCountry', lookUp);
    expect(findCountryBehindProxy('1.2.3.4', { 'cf-ipcountry': 'PL' })).toBe('PL');
    expect(findCountryBehindProxy('1.2.3.4', { 'cf-ipcountry': '<b>' })).toBe('SE');
    expect(createCountryFinder(undefined, lookUp)('1.2.3.4', { 'cf-ipcountry': 'PL' })).toBe('SE');
    expect(createCountryFinder(undefined, lookUp)('127.0.0.1', {})).toBe('');
  });
});
