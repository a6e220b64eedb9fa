import type { Currency, Spending } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDateTime, useIntl, useMoney } from '@rendezvous/shared/intl';

interface LimitHelpProps {
  limit: Spending['week'];
  currency: Currency;
  days: number;
}

/** Help text under a limit: the amount spent in the last `days` days, and the pending increase or removal of the limit, if any. */
export function LimitHelp({ limit: { spent, next_at: nextAt, next_limit: nextLimit }, currency, days }: LimitHelpProps) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <>
      <FormattedMessage
        id="credits.spending.spent"
        defaultMessage="Spent in the last {days, plural, one {# day} other {# days}}: {amount}."
        description="Under the field of a spending limit; days: 7 or 30, amount: money"
        values={{ days, amount: money({ amount: spent, currency }) }}
      />{' '}
      {nextAt !== null && (
        <FormattedMessage
          id="credits.spending.next"
          defaultMessage="{hasLimit, select, yes {New limit from {date}: {amount}.} other {No limit from {date}.}}"
          description="Under the field of a spending limit that was raised or taken off and holds 24 hours later; date: day and time, amount: money"
          values={{
            hasLimit: nextLimit === null ? 'no' : 'yes',
            date: formatDateTime(intl, nextAt),
            amount: money({ amount: nextLimit ?? 0, currency }),
          }}
        />
      )}
    </>
  );
}
