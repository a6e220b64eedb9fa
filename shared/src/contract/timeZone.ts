/** Name of the cookie with the browser's time zone, in which the server shows dates and times. */
export const TIME_ZONE_COOKIE = 'time-zone';

/** Longest IANA name, in characters, with room to spare. */
const LIMIT = 64;

/** True for the IANA name of a zone, for example `Europe/Amsterdam`. */
export function isTimeZone(name: string): boolean {
  if (name.length > LIMIT) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
