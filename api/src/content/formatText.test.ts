import { formatText } from './formatText';

test.each([
  ['Offered by {company}.', { company: 'Example B.V.' }, 'Offered by Example B.V.'],
  ['Offered by {company}.', { company: 'Example AB' }, 'Offered by Example AB.'],
  ['{company}, {city}.', { company: 'Example B.V.', city: 'Amsterdam' }, 'Example B.V., Amsterdam.'],
  ['{days, plural, one {# day} other {# days}}', { days: 14 }, '14 days'],
  ['{days, plural, one {# day} other {# days}}', { days: 1 }, '1 day'],
  ['You wrote: {facts}', { facts: '{name} <b> ...' }, 'You wrote: {name} <b> ...'],
])('"%s" with %j becomes "%s"', (text, values, expected) => {
  expect(formatText('en', text, values)).toBe(expected);
});

test('R-104 numbers have the plural of the language', () => {
  const text = '{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}';
  expect([1, 3, 14].map((days) => formatText('pl', text, { days }))).toEqual(['1 dzień', '3 dni', '14 dni']);
});

test('a missing value is an error', () => {
  expect(() => formatText('en', 'Hello {name}.', {})).toThrow(/name/);
});
