import type { DiscountCode } from '@rendezvous/shared/contract';
import { formatDateTime, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { TimeLeft } from './TimeLeft';

/** What the time bonus gives: its code, exact end and remaining time. */
export const BonusOffer = ({ code }: { code: DiscountCode }) => (
  <FormattedMessage
    id="shell.bonus.offer"
    defaultMessage="{percentage}% off your first purchase with {code}, until {end}. {left} left."
    description="Banner and modal of the welcome discount; percentage: number, code: discount code, end: date and time, left: countdown hours:minutes:seconds"
    values={{
      percentage: code.value_percentage,
      code: <strong>{code.code}</strong>,
      end: formatDateTime(useIntl(), code.expires ?? 0),
      left: <TimeLeft />,
    }}
  />
);
