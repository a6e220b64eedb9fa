import { css } from '@emotion/react';
import { media } from '../theme/media';
import { token } from '../theme/token';

interface LogoProps {
  /** `settings.name`. */
  name: string;
  /** Hides the name visually. */
  markOnly?: boolean | undefined;
  className?: string | undefined;
}

/** A heart formed by two speech bubbles, and the site's name. */
export function Logo({ name, markOnly = false, className }: LogoProps) {
  return (
    <span css={logo} className={className}>
      <svg
        viewBox="0 0 48 48"
        width={34}
        height={34}
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? name : undefined}
        aria-hidden={markOnly ? undefined : true}
      >
        <path css={leftBubble} d="M24 41 9.2 26.8C4.6 22.3 4.4 15 8.9 10.5c4.3-4.3 11.2-4.2 15.1.3z" />
        <path css={rightBubble} d="m24 41 14.8-14.2c4.6-4.5 4.8-11.8.3-16.3-4.3-4.3-11.2-4.2-15.1.3z" />
        <circle css={dot} cx="15.5" cy="20" r="2.7" />
        <circle css={dot} cx="24" cy="20" r="2.7" />
        <circle css={dot} cx="32.5" cy="20" r="2.7" />
      </svg>
      {markOnly ? null : <span css={siteName}>{name}</span>}
    </span>
  );
}

const logo = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minWidth: 0,
  color: token.colorText,
  svg: { flexShrink: 0 },
});
const leftBubble = css({ fill: token.colorPrimary });
const rightBubble = css({ fill: token.colorAccent, filter: 'brightness(0.86)' });
const dot = css({ fill: token.colorOnPrimary });
const siteName = css({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '1.25rem',
  fontWeight: token.weightBold,
  letterSpacing: '-0.03em',
  lineHeight: token.lineTight,
  [media.sm]: { fontSize: '1.3125rem' },
});
