import { css } from '@emotion/react';
import { formatCountdown } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { DAY_S } from '../../contract';

interface CountdownProps {
  /** Seconds left, shown as hh:mm:ss, preceded by the number of days if any. */
  seconds: number;
  /** Accessible name, for example "Time left". */
  label: string;
  className?: string | undefined;
}

/** Shows the time left; does not tick by itself, and changes are not announced. */
export function Countdown({ seconds, label, className }: CountdownProps) {
  const secondsLeft = Math.max(0, Math.floor(seconds));
  const days = Math.floor(secondsLeft / DAY_S);
  const time = formatCountdown(secondsLeft % DAY_S);
  return (
    <span role="timer" aria-live="off" aria-label={label} css={digits} className={className}>
      {days === 0 ? time : <DaysAndTime days={days} time={time} />}
    </span>
  );
}

const DaysAndTime = ({ days, time }: { days: number; time: string }) => (
  <FormattedMessage
    id="shared.countdown.days"
    defaultMessage="{days, plural, one {# day} other {# days}} {time}"
    description="Time left of more than a day, as in: Ends in 9 days 03:53:24; days: whole days, time: hours, minutes and seconds"
    values={{ days, time }}
  />
);

const digits = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
