import { formatDay, type IntlShape } from '@rendezvous/shared/intl';
import { dayNumber } from './dayNumber';

/** Describes a day in everyday words: today, yesterday, the weekday within the last six days, otherwise the date. Both times are in unix seconds. */
export function dayLabel(intl: IntlShape, seconds: number, nowSeconds: number): string {
  const days = dayNumber(nowSeconds, intl.timeZone) - dayNumber(seconds, intl.timeZone);
  if (days === 0 || days === 1) return intl.formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return days > 1 && days < 7 ? intl.formatDate(seconds * 1000, { weekday: 'long' }) : formatDay(intl, seconds);
}
