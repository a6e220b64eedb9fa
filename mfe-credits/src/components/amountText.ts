import type { IntlShape } from '@rendezvous/shared/intl';

const MINOR_UNITS = 100;

/** An amount in minor units, formatted for editing in the current language; empty for null. */
export const amountText = (intl: IntlShape, amount: number | null): string =>
  amount === null ? '' : intl.formatNumber(amount / MINOR_UNITS, { useGrouping: false, maximumFractionDigits: 2 });
