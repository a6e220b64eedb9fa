import type { Payment } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDay, useIntl } from '@rendezvous/shared/intl';

/** States how many of an order's credits can be refunded, and until when; renders nothing if none can. */
export function Refundable({ payment: { refundable_credits: credits, refundable_until: until } }: { payment: Payment }) {
  const intl = useIntl();
  if (credits === 0 || until === null) return null;
  return (
    <FormattedMessage
      id="credits.detail.refundable"
      defaultMessage="{credits, plural, one {# unused credit} other {# unused credits}} until {date}"
      description="Of a payment; date: last day for returning unused credits"
      values={{ credits, date: formatDay(intl, until) }}
    />
  );
}
