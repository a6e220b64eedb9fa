import type { DateParts } from './toDateParts';

/** The three fields as YYYY-MM-DD, or '' until all are filled in; does not check that the date exists. */
export const fromDateParts = ({ day, month, year }: DateParts): string =>
  day !== '' && month !== '' && year.length === 4 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
