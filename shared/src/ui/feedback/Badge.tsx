import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { softTones, solidTones, type Tone } from '../theme/tones';
import { token } from '../theme/token';

interface BadgeProps {
  tone?: Tone | undefined;
  /** True for a solid colour instead of a tint. */
  solid?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short label for the element next to it. */
export function Badge({ tone = 'neutral', solid = false, icon, children, className }: BadgeProps) {
  return (
    <span css={[badge, solid ? solidTones[tone] : softTones[tone]]} data-solid={solid} className={className}>
      {icon ? <Icon name={icon} size="1.1em" /> : null}
      {children}
    </span>
  );
}

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  padding: `0.125rem ${token.space2}`,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: token.radiusM,
  fontSize: token.fontSizeXs,
  fontWeight: token.weightMedium,
  lineHeight: token.lineNormal,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '&[data-solid="true"]': { borderColor: 'transparent' },
});
