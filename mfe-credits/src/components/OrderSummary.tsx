import { css } from '@emotion/react';
import { type CreditPackage, type DiscountCode, type PaymentMethod, vatIncluded, vatRateOf } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Card, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { methodName } from './methodName';

interface OrderSummaryProps {
  offer: Pick<CreditPackage, 'credits' | 'price' | 'currency'>;
  discount: DiscountCode | null;
  /** Amount to pay, in minor units. */
  total: number;
  method: PaymentMethod;
  country: string;
  refundDays: number;
}

/** Details of an order that must be stated before payment. */
export function OrderSummary({ offer, discount, total, method, country, refundDays }: OrderSummaryProps) {
  const intl = useIntl();
  const money = useMoney();
  const { currency } = offer;
  const vatRate = vatRateOf(country);
  return (
    <Card>
      <dl css={list}>
        <Line label={<FormattedMessage id="credits.summary.credits" defaultMessage="Credits" description="Line of the order" />}>
          {intl.formatNumber(offer.credits)}
        </Line>
        <Line label={<FormattedMessage id="credits.summary.price" defaultMessage="Price" description="Line of the order" />}>
          {money({ amount: offer.price, currency })}
        </Line>
        {discount && <DiscountLine discount={discount} text={money({ amount: total - offer.price, currency })} />}
        <Line
          label={
            <FormattedMessage
              id="credits.summary.vat"
              defaultMessage="Includes VAT {rate, number}%"
              description="Line of the order; rate: percent"
              values={{ rate: vatRate }}
            />
          }
        >
          {money({ amount: vatIncluded(total, vatRate), currency })}
        </Line>
        <Line label={<FormattedMessage id="credits.summary.method" defaultMessage="Payment method" description="Line of the order" />}>
          {methodName(intl, method)}
        </Line>
        <Line
          label={
            <FormattedMessage
              id="credits.summary.refund"
              defaultMessage="Unused credits can be returned within"
              description="Line of the order"
            />
          }
        >
          <FormattedMessage
            id="credits.summary.days"
            defaultMessage="{days, plural, one {# day} other {# days}}"
            description="Time for returning unused credits"
            values={{ days: refundDays }}
          />
        </Line>
        <Line total label={<FormattedMessage id="credits.summary.total" defaultMessage="Total" description="Line of the order" />}>
          {money({ amount: total, currency })}
        </Line>
      </dl>
    </Card>
  );
}

const DiscountLine = ({ discount, text }: { discount: DiscountCode; text: string }) => (
  <Line
    label={
      <FormattedMessage
        id="credits.summary.discount"
        defaultMessage="Discount {percent, number}% ({code})"
        description="Line of the order; code: discount code"
        values={{ percent: discount.value_percentage, code: discount.code }}
      />
    }
  >
    {text}
  </Line>
);

const Line = ({ label, total = false, children }: { label: ReactNode; total?: boolean; children: ReactNode }) => (
  <div css={line} data-total={total}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const list = css({ display: 'grid', gap: token.space2, margin: 0 });
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: token.space4,
  dd: { flexShrink: 0, maxWidth: '60%', margin: 0, textAlign: 'end' },
  '&[data-total="true"]': {
    borderTop: `1px solid ${token.colorBorder}`,
    paddingTop: token.space3,
    marginTop: token.space2,
    fontSize: token.fontSizeL,
    fontWeight: token.weightBold,
  },
});
