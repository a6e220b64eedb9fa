import { formatTime, type IntlShape } from '@rendezvous/shared/intl';
import { dayNumber } from '@rendezvous/shared/words';

const WEEK_DAYS = 7;

/** When a chat had its last message, as short as a list needs: time, weekday, or day and month; unix seconds. */
export function rowTime(intl: IntlShape, created: number, now: number): string {
  const days = dayNumber(now, intl.timeZone) - dayNumber(created, intl.timeZone);
  if (days <= 0) return formatTime(intl, created);
  return intl.formatDate(created * 1000, days < WEEK_DAYS ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}
