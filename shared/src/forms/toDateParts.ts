import type { DatePart } from './datePartOrder';

export type DateParts = Record<DatePart, string>;

/** `1990-02-05` as day, month and year, of `1990--` the year alone; anything else gives three empty fields. */
export function toDateParts(date: string): DateParts {
  const [year = '', month = '', day = ''] = /^\d{4}-(\d{2})?-(\d{2})?$/.test(date) ? date.split('-') : [];
  return { day, month, year };
}
