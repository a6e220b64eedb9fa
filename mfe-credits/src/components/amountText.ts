import type { IntlShape } from '@rendezvous/shared/intl';

const MINOR_UNITS = 100;

/** An amount in minor units as it is typed in the language of the visit; nothing for null. */
export const amountText = (intl: IntlShape, amount: number | null): string =>
  amount === null ? '' : intl.formatNumber(amount / MINOR_UNITS, { useGrouping: false, maximumFractionDigits: 2 });
