/** Age in whole years of someone born on `dateOfBirth` (YYYY-MM-DD) at `now` (unix seconds), in UTC. */
export function ageOn(dateOfBirth: string, now: number): number {
  const today = new Date(now * 1000).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
