import type { Spending } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Table, Text } from '@rendezvous/shared/ui';

/** Table of the orders and the amount spent in each month, or a notice if nothing was bought. */
export function MonthsTable({ spending: { months, currency } }: { spending: Pick<Spending, 'months' | 'currency'> }) {
  const intl = useIntl();
  const money = useMoney();
  const formatMonth = (month: string): string =>
    intl.formatDate(`${month}-01T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  if (months.length === 0) return <NoPurchases />;
  return (
    <Table
      showCaption
      caption={<FormattedMessage id="credits.spending.months" defaultMessage="What you spent" description="Title of a table of months" />}
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="credits.spending.column.month" defaultMessage="Month" description="Column of a table" />
          </th>
          <th scope="col" data-end>
            <FormattedMessage id="credits.spending.column.orders" defaultMessage="Orders" description="Column of a table" />
          </th>
          <th scope="col" data-end>
            <FormattedMessage id="credits.detail.amount" defaultMessage="Amount" description="Line of a payment" />
          </th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, orders, amount }) => (
          <tr key={month}>
            <td>{formatMonth(month)}</td>
            <td data-end>{intl.formatNumber(orders)}</td>
            <td data-end>{money({ amount, currency })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const NoPurchases = () => (
  <Text tone="muted">
    <FormattedMessage
      id="credits.transactions.none"
      defaultMessage="You have not bought anything yet"
      description="Empty list of payments"
    />
  </Text>
);
