import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { media } from '../theme/media';
import { softTones, solidTones, type Tone } from '../theme/tones';
import { token } from '../theme/token';
import { DismissButton } from './DismissButton';
import { TONE_ICONS } from './toneIcons';

interface BannerProps {
  tone?: Tone | undefined;
  solid?: boolean | undefined;
  icon?: IconName | undefined;
  /** Accessible name of the banner. */
  label: string;
  children: ReactNode;
  action?: ReactNode | undefined;
  onDismiss?: (() => void) | undefined;
}

/** A message in a full-width strip, for example about being offline or the welcome bonus. */
export function Banner({ tone = 'primary', solid = false, icon = TONE_ICONS[tone], label, children, action, onDismiss }: BannerProps) {
  return (
    <section aria-label={label} css={[banner, solid ? solidTones[tone] : softTones[tone]]}>
      <div css={messageRow}>
        <Icon name={icon} size={20} />
        <div css={messageText}>{children}</div>
      </div>
      {action === undefined ? null : <div css={actionSlot}>{action}</div>}
      {onDismiss ? <DismissButton onPress={onDismiss} css={closeButton} /> : null}
    </section>
  );
}

const banner = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space3,
  minHeight: token.sizeTarget,
  padding: `${token.space2} ${token.space4}`,
  borderBlockEndWidth: 1,
  borderBlockEndStyle: 'solid',
  fontSize: token.fontSizeS,
  [media.sm]: { flexWrap: 'nowrap' },
});
// On a narrow phone the action moves below the text, rather than squeezing it.
const messageRow = css({
  display: 'flex',
  flex: '1 1 12rem',
  alignItems: 'center',
  gap: token.space2,
  minWidth: 0,
  [media.sm]: { flex: '0 1 auto' },
});
const messageText = css({ minWidth: 0, overflowWrap: 'anywhere', 'a, button': { color: 'inherit' } });
const actionSlot = css({ flexShrink: 0, whiteSpace: 'nowrap' });
const closeButton = css({ color: 'inherit', marginBlock: `calc(-1 * ${token.space2})` });
