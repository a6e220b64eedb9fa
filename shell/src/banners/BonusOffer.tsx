import { css } from '@emotion/react';
import type { DiscountCode } from '@rendezvous/shared/contract';
import { formatDateTime, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Countdown } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** The running countdown of the time bonus; the only part of the offer that re-renders every second. */
const TimeLeft = observer(() => {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shell.bonus.countdown',
    defaultMessage: 'Time left for the welcome discount',
    description: 'Name of the countdown, for screen readers',
  });
  return <Countdown seconds={useStore().timeBonus.remaining} label={label} />;
});

/** Describes the time bonus: percentage, code, exact end and remaining time. */
export const BonusOffer = ({ code }: { code: DiscountCode }) => (
  <FormattedMessage
    id="shell.bonus.offer"
    defaultMessage="{percentage}% off your first purchase with {code}, until {end}. {left} left."
    description="Banner and modal of the welcome discount; percentage: number, code: discount code, end: date and time, left: countdown hours:minutes:seconds"
    values={{
      percentage: code.value_percentage,
      code: <strong css={unbrokenStyle}>{code.code}</strong>,
      end: formatDateTime(useIntl(), code.expires ?? 0),
      left: <TimeLeft />,
    }}
  />
);

const unbrokenStyle = css({ whiteSpace: 'nowrap' });
