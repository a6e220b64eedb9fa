import { MAX_AGE, MIN_AGE } from './constants';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, as YYYY-MM-DD. */
function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return DATE.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Age in whole years at `now` (unix seconds), in UTC; the birthday itself counts. */
export function ageAt(date: string, now: number): number {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return today.slice(5) < date.slice(5) ? years - 1 : years;
}

/** True for an existing date (YYYY-MM-DD) of somebody between 18 and 99 at `now` (unix seconds). */
export function isDateOfBirth(date: string, now: number): boolean {
  const age = isDay(date) ? ageAt(date, now) : -1;
  return age >= MIN_AGE && age <= MAX_AGE;
}
