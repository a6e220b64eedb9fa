/** Cookie with the browser's time zone, in which the server formats dates and times. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** Upper bound for the length of IANA names, in characters. */
const LIMIT = 64;

/** True for the IANA name of a time zone, for example `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  if (name.length > LIMIT) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
