import { ageAt, isDateOfBirth, isUnderage } from './dateOfBirth';

const NOW = Date.UTC(2026, 5, 15, 12) / 1000;

describe('isDateOfBirth', () => {
  test.each([
    ['the 18th birthday itself', '2008-06-15', true],
    ['a minor, whom the server refuses', '2008-06-16', true],
    ['a future day', '2026-06-16', false],
    ['99 years', '1927-06-15', true],
    ['100 years', '1926-06-15', false],
    ['31 February', '1990-02-31', false],
    ['29 February of a leap year', '1992-02-29', true],
    ['nothing', '', false],
    ['half a date', '1990-2-1', false],
  ])('R-190 validation: %s', (_, date, expected) => {
    expect(isDateOfBirth(date, NOW)).toBe(expected);
  });

  test.each([
    ['the 18th birthday itself', '2008-06-15', false],
    ['one day before it', '2008-06-16', true],
    ['born today', '2026-06-15', true],
    ['a future day', '2026-06-16', false],
    ['31 February of a minor', '2015-02-31', false],
  ])('R-191 under 18: %s', (_, date, expected) => {
    expect(isUnderage(date, NOW)).toBe(expected);
  });

  test('R-190 age is calculated in UTC', () => {
    expect(ageAt('1990-06-15', Date.UTC(2026, 5, 14, 23, 59) / 1000)).toBe(35);
    expect(ageAt('1990-06-15', Date.UTC(2026, 5, 15) / 1000)).toBe(36);
  });
});
