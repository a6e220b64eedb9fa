import { DAY_S } from '../contract';
import { testIntl } from '../intl/testIntl';
import { dayLabel } from './dayLabel';

const NOON = new Date(2026, 4, 1, 12).getTime() / 1000;
describe('the day label of a timestamp', () => {
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [2, 'Wednesday'],
    [6, 'Saturday'],
    [7, 'April 24, 2026'],
  ])('%d days ago is shown as "%s"', (days, text) => {
    expect(dayLabel(testIntl(), NOON - days * DAY_S, NOON)).toBe(text);
  });

  it('yesterday begins at midnight, not 24 hours ago', () => {
    expect(dayLabel(testIntl(), NOON - DAY_S / 2 - 60, NOON)).toBe('yesterday');
  });
});
