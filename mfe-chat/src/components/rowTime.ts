import { formatTime, type IntlShape } from '@rendezvous/shared/intl';
import { dayNumber } from '@rendezvous/shared/words';

const WEEK_DAYS = 7;

/** Time of a chat's last message, shortened for the list: time, weekday, or day and month; takes unix seconds. */
export function rowTime(intl: IntlShape, created: number, now: number): string {
  const days = dayNumber(now, intl.timeZone) - dayNumber(created, intl.timeZone);
  if (days <= 0) return formatTime(intl, created);
  return intl.formatDate(created * 1000, days < WEEK_DAYS ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}
