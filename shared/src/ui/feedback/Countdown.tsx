import { css } from '@emotion/react';
import { formatCountdown } from '@rendezvous/shared/contract';

interface CountdownProps {
  /** Seconds left; shown as hh:mm:ss. */
  seconds: number;
  /** What ends, in words. */
  label: string;
  className?: string | undefined;
}

/** Shows the time left; it does not tick by itself and is not announced at each second. */
export function Countdown({ seconds, label, className }: CountdownProps) {
  return (
    <span role="timer" aria-live="off" aria-label={label} css={digits} className={className}>
      {formatCountdown(seconds)}
    </span>
  );
}

const digits = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
