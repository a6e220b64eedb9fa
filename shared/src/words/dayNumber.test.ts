import { dayNumber } from './dayNumber';

const toSeconds = (text: string): number => Date.parse(text) / 1000;

describe('the number of a day', () => {
  it.each([
    ['Europe/Amsterdam', 1],
    ['UTC', 0],
    ['America/New_York', 0],
  ])('R-106 a day begins at midnight in %s', (zone, days) => {
    expect(dayNumber(toSeconds('2026-05-01T22:30:00Z'), zone) - dayNumber(toSeconds('2026-05-01T21:30:00Z'), zone)).toBe(days);
  });

  it('consecutive days differ by one, even across a clock change', () => {
    const zone = 'Europe/Amsterdam';
    expect(dayNumber(toSeconds('2026-03-29T12:00:00Z'), zone) - dayNumber(toSeconds('2026-03-28T12:00:00Z'), zone)).toBe(1);
  });

  it('without a time zone the device’s own zone applies', () => {
    const noon = new Date(2026, 4, 1, 12).getTime() / 1000;
    const lateEvening = new Date(2026, 4, 1, 23, 59).getTime() / 1000;
    expect([dayNumber(lateEvening) - dayNumber(noon), dayNumber(lateEvening + 60) - dayNumber(noon)]).toEqual([0, 1]);
  });
});
