import { formatDay, type IntlShape } from '@rendezvous/shared/intl';
import { dayNumber } from './dayNumber';

/** A day in everyday words: today, yesterday, weekday within a week, otherwise the date; both in unix seconds. */
export function dayLabel(intl: IntlShape, seconds: number, nowSeconds: number): string {
  const days = dayNumber(nowSeconds, intl.timeZone) - dayNumber(seconds, intl.timeZone);
  if (days === 0 || days === 1) return intl.formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return days > 1 && days < 7 ? intl.formatDate(seconds * 1000, { weekday: 'long' }) : formatDay(intl, seconds);
}
