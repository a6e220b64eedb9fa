import type { Currency, Spending } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDateTime, useIntl, useMoney } from '@rendezvous/shared/intl';

interface LimitHelpProps {
  limit: Spending['week'];
  currency: Currency;
  days: number;
}

/** Amount spent in a limit's window, and a pending raise. */
export function LimitHelp({ limit: { spent, next_at: at, next_limit: next }, currency, days }: LimitHelpProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <>
      <FormattedMessage
        id="credits.spending.spent"
        defaultMessage="Spent in the last {days} days: {amount}."
        description="Under the field of a spending limit; days: 7 or 30, amount: money"
        values={{ days, amount: money({ amount: spent, currency }) }}
      />{' '}
      {at !== null && (
        <FormattedMessage
          id="credits.spending.next"
          defaultMessage="{hasLimit, select, yes {New limit from {date}: {amount}.} other {No limit from {date}.}}"
          description="Under the field of a spending limit that was raised or taken off and holds 24 hours later; date: day and time, amount: money"
          values={{
            hasLimit: next === null ? 'no' : 'yes',
            date: formatDateTime(intl, at),
            amount: money({ amount: next ?? 0, currency }),
          }}
        />
      )}
    </>
  );
}
