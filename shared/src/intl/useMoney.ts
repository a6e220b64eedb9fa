import type { Money } from '@rendezvous/shared/contract';
import { useIntl } from 'react-intl';
import { formatMoney } from './formatMoney';

/** Formatter of money for a component. */
export function useMoney(): (money: Money) => string {
  const intl = useIntl();
  return (money) => formatMoney(intl, money);
}
