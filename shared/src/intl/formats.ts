import type { Money } from '@rendezvous/shared/contract';
import { type IntlShape, useIntl } from 'react-intl';

const MINOR_UNITS = 100;

/** Formats money for the current locale. */
export const formatMoney = (intl: IntlShape, { amount, currency }: Money): string =>
  intl.formatNumber(amount / MINOR_UNITS, { style: 'currency', currency });

/** Returns a function that formats money for the current locale. */
export function useMoney(): (money: Money) => string {
  const intl = useIntl();
  return (money) => formatMoney(intl, money);
}

/** Formats the date and time of a moment in unix seconds. */
export const formatDateTime = (intl: IntlShape, seconds: number): string =>
  intl.formatDate(seconds * 1000, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats the date of a moment in unix seconds, for example `21 November 2026`. */
export const formatDay = (intl: IntlShape, seconds: number): string => intl.formatDate(seconds * 1000, { dateStyle: 'long' });

/** Formats the time of a moment in unix seconds, for example `14:05`. */
export const formatTime = (intl: IntlShape, seconds: number): string => intl.formatTime(seconds * 1000, { timeStyle: 'short' });
