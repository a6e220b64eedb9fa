import { DAY_S } from '@rendezvous/shared/contract';
import { getAge, getBirthDateRange } from './age';

const NOW = Date.UTC(2026, 10, 21, 12) / 1000;

test.each([
  ['1996-11-21', 30],
  ['1996-11-22', 29],
  ['2008-11-21', 18],
  ['2008-11-22', 17],
])('R-123 someone born on %s is %i', (born, age) => {
  expect(getAge(born, NOW)).toBe(age);
});

test('R-221 the dates of birth for an age range cover exactly those ages', () => {
  const { from, to } = getBirthDateRange(25, 35, NOW);
  const day = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_S * 1_000).toISOString().slice(0, 10);
  expect([getAge(from, NOW), getAge(day(from, -1), NOW)]).toEqual([35, 36]);
  expect([getAge(to, NOW), getAge(day(to, 1), NOW)]).toEqual([25, 24]);
});
