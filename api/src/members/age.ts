/** Age in whole years of someone born on `dateOfBirth` (YYYY-MM-DD) at `now` (unix seconds), in UTC. */
export function getAge(dateOfBirth: string, now: number): number {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

const shiftDate = (now: number, years: number, days: number): string => {
  const date = new Date(now * 1000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** First and last date of birth of people aged `minAge` to `maxAge` whole years at `now`. */
export const getBirthDateRange = (minAge: number, maxAge: number, now: number): { from: string; to: string } => ({
  from: shiftDate(now, maxAge + 1, 1),
  to: shiftDate(now, minAge, 0),
});
