import { MAX_AGE, MIN_AGE } from './constants';

const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for an existing calendar date in the form YYYY-MM-DD. */
function isCalendarDate(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return DATE_PATTERN.test(date) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/** Returns the age in whole years at `now` (unix seconds, UTC) for a date of birth (YYYY-MM-DD); it increases on the birthday itself. */
export function ageAt(date: string, now: number): number {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return today.slice(5) < date.slice(5) ? years - 1 : years;
}

/** Returns the age at `now` (unix seconds) for a date of birth (YYYY-MM-DD); negative for an invalid or future date. */
const ageOrNegative = (date: string, now: number): number => (isCalendarDate(date) ? ageAt(date, now) : -1);

/** True for a date of birth (YYYY-MM-DD) that exists and gives an age of 0 to 99 at `now` (unix seconds); adulthood is not checked. */
export function isDateOfBirth(date: string, now: number): boolean {
  const age = ageOrNegative(date, now);
  return age >= 0 && age <= MAX_AGE;
}

/** True when someone born on this date (YYYY-MM-DD) is under 18 at `now` (unix seconds); false for an invalid or future date. */
export function isUnderage(date: string, now: number): boolean {
  const age = ageOrNegative(date, now);
  return age >= 0 && age < MIN_AGE;
}
