import { css, keyframes } from '@emotion/react';
import { TOAST_MAX_WIDTH_PX } from '@rendezvous/shared/contract';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LinkButton } from '../buttons/LinkButton';
import { DismissButton } from '../feedback/DismissButton';
import { TONE_ICONS } from '../feedback/toneIcons';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { softTones, type Tone } from '../theme/tones';

/** Calls `onClose` after `ms` milliseconds, or never if `ms` is null; the timer stops while `isHeld` is true and starts over afterwards. */
function useCloseAfter(ms: number | null, isHeld: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (ms === null || isHeld) return undefined;
    const timer = setTimeout(() => close(), ms);
    return () => clearTimeout(timer);
  }, [ms, isHeld]);
}

interface ToastProps extends ToastItem {
  onClose: () => void;
}

const DEFAULT_DURATION_MS = 5_000;

/** One short message; its timer stops on hover and focus, and starts over afterwards. */
export function Toast({ tone = 'neutral', content, action, duration = DEFAULT_DURATION_MS, onClose }: ToastProps) {
  const intl = useIntl();
  const [isHeld, setHeld] = useState(false);
  useCloseAfter(duration, isHeld, onClose);
  const holdHandlers = {
    onPointerEnter: () => setHeld(true),
    onFocus: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onBlur: () => setHeld(false),
  };
  const performAction = (): void => {
    action?.onPress();
    onClose();
  };
  return (
    <div css={[toast, softTones[tone]]} role={tone === 'danger' ? 'alert' : undefined} {...holdHandlers}>
      <Icon name={TONE_ICONS[tone]} size={20} />
      <div css={messageText}>{content instanceof Error ? describeError(intl, content) : content}</div>
      {action ? <LinkButton onPress={performAction}>{action.label}</LinkButton> : null}
      <DismissButton onPress={onClose} css={closeButton} />
    </div>
  );
}

const slideIn = keyframes({ from: { opacity: 0, translate: '0 -0.75rem' } });
const toast = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space3,
  width: '100%',
  maxWidth: TOAST_MAX_WIDTH_PX,
  padding: `${token.space1} ${token.space1} ${token.space1} ${token.space4}`,
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: token.radiusM,
  boxShadow: token.shadow3,
  fontSize: token.fontSizeS,
  pointerEvents: 'auto',
  animation: `${slideIn} ${token.motionMedium} ${token.motionEase}`,
});
const messageText = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBlock: token.space2 });
const closeButton = css({ color: 'inherit' });

/** One of the store's toasts; an error is described in the current language. */
export interface ToastItem {
  id: number;
  tone?: Tone | undefined;
  content: ReactNode | Error;
  /** An action, for example Undo; pressing it closes the toast. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /** Milliseconds until the toast closes, 5,000 by default; null keeps it open. */
  duration?: number | null | undefined;
}
