import type { Payment } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Line } from './Line';
import { Lines } from './Lines';
import { Refundable } from './Refundable';

/** How an order's credits were used: used and unused credits, the amount refunded, and the refund still possible. */
export function CreditUseLines({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const money = useMoney();
  const { credits, unused_credits: unused, refunded_credits: refunded, currency } = payment;
  return (
    <Lines>
      <Line label={<FormattedMessage id="credits.detail.used" defaultMessage="Used credits" description="Line of a payment" />}>
        {intl.formatNumber(credits - unused - refunded)}
      </Line>
      <Line label={<FormattedMessage id="credits.detail.left" defaultMessage="Unused credits" description="Line of a payment" />}>
        {intl.formatNumber(unused)}
      </Line>
      {refunded > 0 && (
        <Line
          label={
            <FormattedMessage id="credits.detail.refunded" defaultMessage="Refunded" description="Line of a payment; its value is money" />
          }
        >
          {money({ amount: payment.refunded_amount, currency })}
        </Line>
      )}
      {payment.refundable_credits > 0 && (
        <>
          <Line label={<FormattedMessage id="credits.detail.unused" defaultMessage="Can be returned" description="Line of a payment" />}>
            <Refundable payment={payment} />
          </Line>
          <Line
            label={
              <FormattedMessage
                id="credits.detail.back"
                defaultMessage="You would get back"
                description="Line of a payment; its value is money"
              />
            }
          >
            {money({ amount: payment.refundable_amount, currency })}
          </Line>
        </>
      )}
    </Lines>
  );
}
