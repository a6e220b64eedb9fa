import { DAY_S } from '../contract';

const DAY_MS = DAY_S * 1_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  return format;
}

function zonedDay(ms: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(ms);
  const value = (type: 'year' | 'month' | 'day'): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'));
}

function localDay(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Returns a serial number of the calendar day of a time in unix seconds, in the given time zone or else the device's; it grows by 1 per day. */
export const dayNumber = (seconds: number, timeZone?: string): number =>
  (timeZone === undefined ? localDay(seconds * 1000) : zonedDay(seconds * 1000, timeZone)) / DAY_MS;
