/** Age in whole years of someone born on `dateOfBirth` (YYYY-MM-DD) at `now` (unix seconds), in UTC. */
export function getAge(dateOfBirth: string, now: number): number {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** The same day `years` years before `now`, as midnight UTC; 29 February becomes the 28th in a year that is not a leap year. */
function yearsBefore(now: number, years: number): Date {
  const today = new Date(now * 1000);
  const date = new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()));
  if (date.getUTCMonth() !== today.getUTCMonth()) date.setUTCDate(0);
  return date;
}

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** First and last date of birth (YYYY-MM-DD) of people aged `minAge` to `maxAge` whole years at `now` (unix seconds, in UTC; R-221). */
export function getBirthDateRange(minAge: number, maxAge: number, now: number): { from: string; to: string } {
  const from = yearsBefore(now, maxAge + 1);
  from.setUTCDate(from.getUTCDate() + 1);
  return { from: toDay(from), to: toDay(yearsBefore(now, minAge)) };
}
