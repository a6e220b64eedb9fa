import type { Money } from '@rendezvous/shared/contract';
import type { IntlShape } from 'react-intl';

const MINOR_UNITS = 100;

/** Money in the format of the locale. */
export const formatMoney = (intl: IntlShape, { amount, currency }: Money): string =>
  intl.formatNumber(amount / MINOR_UNITS, { style: 'currency', currency });
