import { DAY_S } from '@rendezvous/shared/contract';
import { getAge, getBirthDateRange } from './age';

const NOW = Date.UTC(2026, 10, 21, 12) / 1000;

test.each([
  ['1996-11-21', 30],
  ['1996-11-22', 29],
  ['2008-11-21', 18],
  ['2008-11-22', 17],
])('R-123 someone born on %s is %i', (dateOfBirth, age) => {
  expect(getAge(dateOfBirth, NOW)).toBe(age);
});

const LEAP_DAY = Date.UTC(2024, 1, 29, 12) / 1000;

test.each([
  ['1996-02-29', Date.UTC(2023, 1, 28) / 1000, 26],
  ['1996-02-29', Date.UTC(2023, 2, 1) / 1000, 27],
  ['1996-02-29', LEAP_DAY, 28],
  ['1999-02-28', LEAP_DAY, 25],
  ['1999-03-01', LEAP_DAY, 24],
])('R-123 someone born on %s is, at %i, %i', (dateOfBirth, now, age) => {
  expect(getAge(dateOfBirth, now)).toBe(age);
});

test.each([
  [25, 34, LEAP_DAY],
  [24, 35, LEAP_DAY],
  [26, 27, Date.UTC(2023, 1, 28, 23) / 1000],
  [26, 27, Date.UTC(2023, 2, 1) / 1000],
])('R-221 the dates of birth for ages %i to %i at %i cover exactly those ages, also around 29 February', (minAge, maxAge, now) => {
  const { from, to } = getBirthDateRange(minAge, maxAge, now);
  const shiftDay = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_S * 1_000).toISOString().slice(0, 10);
  expect([getAge(shiftDay(from, -1), now), getAge(from, now)]).toEqual([maxAge + 1, maxAge]);
  expect([getAge(to, now), getAge(shiftDay(to, 1), now)]).toEqual([minAge, minAge - 1]);
});

test('R-221 the dates of birth for an age range cover exactly those ages', () => {
  const { from, to } = getBirthDateRange(25, 35, NOW);
  const shiftDay = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_S * 1_000).toISOString().slice(0, 10);
  expect([getAge(from, NOW), getAge(shiftDay(from, -1), NOW)]).toEqual([35, 36]);
  expect([getAge(to, NOW), getAge(shiftDay(to, 1), NOW)]).toEqual([25, 24]);
});
