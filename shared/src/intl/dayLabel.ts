import type { IntlShape } from 'react-intl';
import { formatDay } from './formatDay';

const DAY_MS = 86_400_000;

const midnight = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Day of a moment as people say it: today, yesterday, weekday within a week, else the date; both in unix seconds. */
export function dayLabel(intl: IntlShape, seconds: number, nowSeconds: number): string {
  const days = Math.round((midnight(nowSeconds * 1000) - midnight(seconds * 1000)) / DAY_MS);
  if (days === 0 || days === 1) return intl.formatRelativeTime(-days, 'day', { numeric: 'auto' });
  return days > 1 && days < 7 ? intl.formatDate(seconds * 1000, { weekday: 'long' }) : formatDay(intl, seconds);
}
