import { fillPlaceholders } from './fillPlaceholders';

test.each([
  ['Offered by {company}.', { company: 'Example B.V.' }, 'Offered by Example B.V.'],
  ['Offered by {company}.', { company: 'Example AB' }, 'Offered by Example AB.'],
  ['{company}, {city}.', { company: 'Example B.V.', city: 'Amsterdam' }, 'Example B.V., Amsterdam.'],
  ['{days} days', { days: 14 }, '14 days'],
  ['Hello {name}.', {}, 'Hello {name}.'],
])('"%s" with %j becomes "%s"', (text, values, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected);
});
