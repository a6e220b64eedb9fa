import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icons';
import { Icon } from '../icons/Icon';
import { softTones, type Tone } from '../theme/tones';
import { token } from '../theme/token';
import { DismissButton } from './DismissButton';
import { TONE_ICONS } from './toneIcons';

interface AlertProps {
  tone?: Tone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** A Button or ButtonLink, usually of size `s`. */
  action?: ReactNode | undefined;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
}

/** A message inside a page; tone `danger` is announced assertively, all others politely. */
export function Alert({ tone = 'info', title, children, icon = TONE_ICONS[tone], action, onDismiss, className }: AlertProps) {
  return (
    <div css={[alertBox, softTones[tone]]} role={tone === 'danger' ? 'alert' : 'status'} className={className}>
      <Icon name={icon} size={22} css={toneIcon} />
      <div css={body}>
        {title === undefined ? null : <strong>{title}</strong>}
        {children === undefined ? null : <div css={message}>{children}</div>}
        {action === undefined ? null : <div css={actions}>{action}</div>}
      </div>
      {onDismiss ? <DismissButton onPress={onDismiss} css={closeButton} /> : null}
    </div>
  );
}

const alertBox = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: token.space3,
  padding: token.space4,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: token.radiusM,
});
const toneIcon = css({ marginBlockStart: '0.0625rem' });
const body = css({
  flex: 1,
  display: 'grid',
  gap: token.space1,
  minWidth: 0,
  fontSize: token.fontSizeS,
  overflowWrap: 'anywhere',
  strong: { fontSize: token.fontSizeM },
});
const message = css({ 'a, button': { color: 'inherit' } });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space2, marginBlockStart: token.space2 });
const closeButton = css({ margin: `calc(-1 * ${token.space2})`, color: 'inherit' });
