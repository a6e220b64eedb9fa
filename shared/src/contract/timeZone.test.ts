import { isTimeZone } from './timeZone';

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
