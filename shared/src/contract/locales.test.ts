import { findFirstLocale, formatLocale, isTimeZone } from './locales';

const SAMPLE_TIME = Date.UTC(2026, 4, 1, 15, 30);

const formatSample = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(SAMPLE_TIME);

test.each([
  ['en', 'NL', 'en-GB', '1 May 2026, 15:30'],
  ['en', '', 'en-GB', '1 May 2026, 15:30'],
  ['en', 'US', 'en-US', 'May 1, 2026, 3:30 PM'],
  ['de', 'US', 'de', '01.05.2026, 15:30'],
  ['nl', 'NL', 'nl', '1 mei 2026, 15:30'],
] as const)('R-102 locale %s in country "%s" formats dates as %s', (locale, country, expected, text) => {
  expect(formatLocale(locale, country)).toBe(expected);
  expect(formatSample(expected).replace(/\s/g, ' ')).toBe(text);
});

test.each([
  ['Europe/Amsterdam', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['', false],
  ['Europe/Nowhere', false],
  ['../../etc', false],
  ['x'.repeat(10_000), false],
])('%.40s is a time zone: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

test.each([
  ['nothing when a language is kept already', 'de', 'fr', 'nl-NL', undefined],
  ['that of the address', undefined, 'fr', 'nl-NL', 'fr'],
  ['that of the domain when the address names none', undefined, undefined, 'nl-NL', 'nl'],
  ['nothing when neither names a supported one', undefined, undefined, 'pt-PT', undefined],
] as const)('R-100 a first visit keeps %s', (_, cookie, addressLocale, domainLanguage, expected) => {
  expect(findFirstLocale(cookie, addressLocale, domainLanguage)).toBe(expected);
});
