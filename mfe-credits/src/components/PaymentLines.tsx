import type { Payment } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDateTime, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Text } from '@rendezvous/shared/ui';
import { Line } from './Line';
import { Lines } from './Lines';
import { methodName } from './methodName';
import { StatusBadge } from './StatusBadge';

/** Status, number, date, credits, discount code, amounts and method of a payment, on its page and its receipt. */
export function PaymentLines({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const money = useMoney();
  const { currency } = payment;
  return (
    <Lines>
      <Line label={<FormattedMessage id="credits.detail.status" defaultMessage="Status" description="Line of a payment" />}>
        <StatusBadge status={payment.status} />
      </Line>
      <Line label={<FormattedMessage id="credits.detail.number" defaultMessage="Order number" description="Line of a payment" />}>
        <Text as="span" size="s">
          {payment.payment_id}
        </Text>
      </Line>
      <Line label={<FormattedMessage id="credits.detail.date" defaultMessage="Date" description="Line of a payment" />}>
        {formatDateTime(intl, payment.created)}
      </Line>
      <Line label={<FormattedMessage id="credits.summary.credits" defaultMessage="Credits" description="Line of the order" />}>
        {intl.formatNumber(payment.credits)}
      </Line>
      {payment.discount_code !== null && (
        <Line label={<FormattedMessage id="credits.detail.discount" defaultMessage="Discount code" description="Line of a payment" />}>
          {payment.discount_code}
        </Line>
      )}
      <Line label={<FormattedMessage id="credits.detail.amount" defaultMessage="Amount" description="Line of a payment" />}>
        {money({ amount: payment.amount, currency })}
      </Line>
      <Line
        label={
          <FormattedMessage
            id="credits.summary.vat"
            defaultMessage="Includes VAT {rate, number}%"
            description="Line of the order; rate: percent"
            values={{ rate: payment.vat_rate }}
          />
        }
      >
        {money({ amount: payment.vat_amount, currency })}
      </Line>
      <Line label={<FormattedMessage id="credits.summary.method" defaultMessage="Payment method" description="Line of the order" />}>
        {methodName(intl, payment.payment_method)}
      </Line>
    </Lines>
  );
}
