import { css } from '@emotion/react';
import { countBadge } from '@rendezvous/shared/contract';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { solidTones, type Tone } from '../theme/tones';
import { token } from '../theme/token';

interface CountBadgeProps {
  /** Hidden at 0; shown as `99+` above 99. */
  count: number;
  /** The count in words, for example "3 unread messages". */
  label: string;
  tone?: Tone | undefined;
  /** True to show 0 as well, for example for credits. */
  showZero?: boolean | undefined;
  className?: string | undefined;
}

export function CountBadge({ count, label, tone = 'unread', showZero = false, className }: CountBadgeProps) {
  const text = count <= 0 && showZero ? '0' : countBadge(count);
  if (text === '') return null;
  return (
    <span css={[badge, solidTones[tone]]} data-tone={tone} className={className}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const badge = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.25rem',
  height: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: token.radiusRound,
  fontSize: '0.6875rem',
  fontWeight: token.weightBold,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
});
