import { formatTime, type IntlShape } from '@rendezvous/shared/intl';

const WEEK_DAYS = 7;

const dayOf = (seconds: number): number => new Date(seconds * 1000).setHours(0, 0, 0, 0);

const DAY_MS = 86_400_000;

/** When a chat had its last message, as short as a list needs: time, weekday, or day and month; unix seconds. */
export function rowTime(intl: IntlShape, created: number, now: number): string {
  const days = Math.round((dayOf(now) - dayOf(created)) / DAY_MS);
  if (days <= 0) return formatTime(intl, created);
  return intl.formatDate(created * 1000, days < WEEK_DAYS ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}
