import { testIntl } from '../intl/testIntl';
import { dayLabel } from './dayLabel';

const NOON = new Date(2026, 4, 1, 12).getTime() / 1000;
const DAY = 86_400;

describe('the day of a moment', () => {
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [2, 'Wednesday'],
    [6, 'Saturday'],
    [7, 'April 24, 2026'],
  ])('a day %d days ago is "%s"', (days, text) => {
    expect(dayLabel(testIntl(), NOON - days * DAY, NOON)).toBe(text);
  });

  it('yesterday begins at midnight, not 24 hours ago', () => {
    expect(dayLabel(testIntl(), NOON - DAY / 2 - 60, NOON)).toBe('yesterday');
  });
});
