import { DAY_S } from '../contract';

const DAY_MS = DAY_S * 1_000;

const formatsByTimeZone = new Map<string, Intl.DateTimeFormat>();

function getDateFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formatsByTimeZone.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formatsByTimeZone.set(timeZone, format);
  return format;
}

function getZonedDayMs(ms: number, timeZone: string): number {
  const parts = getDateFormat(timeZone).formatToParts(ms);
  const getPart = (type: 'year' | 'month' | 'day'): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(getPart('year'), getPart('month') - 1, getPart('day'));
}

function getLocalDayMs(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Returns the calendar day of a time in unix seconds as days since 1970-01-01, in `timeZone` or, by default, in the device's time zone. */
export const dayNumber = (seconds: number, timeZone?: string): number =>
  (timeZone === undefined ? getLocalDayMs(seconds * 1000) : getZonedDayMs(seconds * 1000, timeZone)) / DAY_MS;
