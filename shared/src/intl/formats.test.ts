import { formatDateTime, formatDay, formatMoney, formatTime } from './formats';
import { testIntl } from './testIntl';

const NOON = new Date(2026, 4, 1, 12).getTime() / 1000;

describe('formats', () => {
  it.each([
    ['en', '€57.50'],
    ['nl', '€ 57,50'],
    ['de', '57,50 €'],
    ['pl', '57,50 €'],
  ])('R-106 money in %s is formatted as %s', (locale, text) => {
    expect(formatMoney(testIntl(locale), { amount: 5750, currency: 'EUR' }).replace(/\s/g, ' ')).toBe(text);
  });

  it('R-106 day and time follow the locale', () => {
    expect(formatDay(testIntl('nl'), NOON)).toBe('1 mei 2026');
    expect(formatTime(testIntl('de'), NOON)).toBe('12:00');
    expect(formatDateTime(testIntl('de'), NOON)).toBe('01.05.2026, 12:00');
  });
});
