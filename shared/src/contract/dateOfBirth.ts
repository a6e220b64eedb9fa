import { MAX_AGE, MIN_AGE } from './constants';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for an existing day, as YYYY-MM-DD. */
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

/** Age at `now` (unix seconds) for an existing date of birth (YYYY-MM-DD); -1 for an invalid or future date. */
const ageOfDay = (date: string, now: number): number => (isDay(date) ? ageAt(date, now) : -1);

/** True for an existing date (YYYY-MM-DD) of someone up to 99 at `now` (unix seconds); whether they are adults is for the server to judge. */
export function isDateOfBirth(date: string, now: number): boolean {
  const age = ageOfDay(date, now);
  return age >= 0 && age <= MAX_AGE;
}

/** True for the date of birth (YYYY-MM-DD) of someone under 18 at `now` (unix seconds); false from the 18th birthday on. */
export function isUnderage(date: string, now: number): boolean {
  const age = ageOfDay(date, now);
  return age >= 0 && age < MIN_AGE;
}
