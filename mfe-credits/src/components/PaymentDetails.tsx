import { css } from '@emotion/react';
import type { Payment } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDateTime, formatDay, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Card, Text, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { methodName } from './methodName';
import { StatusBadge } from './StatusBadge';

/** Number, date, amounts and method of a payment. */
export function PaymentDetails({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const money = useMoney();
  const { currency } = payment;
  return (
    <Card>
      <dl css={list}>
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
        {payment.refundable_credits > 0 && payment.refundable_until !== null && (
          <Line label={<FormattedMessage id="credits.detail.unused" defaultMessage="Can be returned" description="Line of a payment" />}>
            <FormattedMessage
              id="credits.detail.refundable"
              defaultMessage="{credits, plural, one {# unused credit} other {# unused credits}} until {date}"
              description="Of a payment; date: last day for returning unused credits"
              values={{ credits: payment.refundable_credits, date: formatDay(intl, payment.refundable_until) }}
            />
          </Line>
        )}
      </dl>
    </Card>
  );
}

const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div css={line}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const list = css({ display: 'grid', gap: token.space3, margin: 0 });
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space4,
  dd: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});
