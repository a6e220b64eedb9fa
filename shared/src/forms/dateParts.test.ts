import { getDatePartOrder } from './getDatePartOrder';
import { fromDateParts, toDateParts } from './DateOfBirthField';

describe('R-190 parts of a date', () => {
  it.each([
    ['nl', ['day', 'month', 'year']],
    ['en', ['month', 'day', 'year']],
    ['sv', ['year', 'month', 'day']],
  ])('%s orders the parts as %j', (locale, order) => {
    expect(getDatePartOrder(locale)).toEqual(order);
  });

  it('splits a date into its parts and joins them again', () => {
    expect(toDateParts('1990-02-05')).toEqual({ day: '05', month: '02', year: '1990' });
    expect(fromDateParts({ day: '5', month: '2', year: '1990' })).toBe('1990-02-05');
  });

  it('reads a year on its own, as it comes from a lander', () => {
    expect(toDateParts('1990--')).toEqual({ day: '', month: '', year: '1990' });
    expect(toDateParts('90--')).toEqual({ day: '', month: '', year: '' });
  });

  it.each([
    { day: '', month: '2', year: '1990' },
    { day: '5', month: '', year: '1990' },
    { day: '5', month: '2', year: '90' },
  ])('returns an empty date until all parts are complete: %j', (parts) => {
    expect(fromDateParts(parts)).toBe('');
  });
});
