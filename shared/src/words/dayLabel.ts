import { formatDay, type IntlShape } from '@rendezvous/shared/intl';
import { dayNumber } from './dayNumber';

/** Describes a day in everyday words: today, yesterday, the weekday within the last six days, otherwise the date. Both times are in unix seconds. */
export function dayLabel(intl: IntlShape, seconds: number, nowSeconds: number): string {
  const daysAgo = dayNumber(nowSeconds, intl.timeZone) - dayNumber(seconds, intl.timeZone);
  if (daysAgo === 0 || daysAgo === 1) return intl.formatRelativeTime(-daysAgo, 'day', { numeric: 'auto' });
  return daysAgo > 1 && daysAgo < 7 ? intl.formatDate(seconds * 1000, { weekday: 'long' }) : formatDay(intl, seconds);
}
