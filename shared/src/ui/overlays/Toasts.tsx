import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { Toast, type ToastItem } from './Toast';

interface ToastsProps {
  toasts: readonly ToastItem[];
  onClose: (id: number) => void;
}

/** Stacks all toasts of the page; they are announced to screen readers and stay reachable above an open dialog. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shared.toasts.label',
    defaultMessage: 'Notices',
    description: 'Name of the corner where short messages appear, for screen readers',
  });
  return (
    <section aria-label={label} aria-live="polite" aria-relevant="additions" data-react-aria-top-layer css={region}>
      {toasts.map((toast) => (
        <Toast key={toast.id} {...toast} onClose={() => onClose(toast.id)} />
      ))}
    </section>
  );
}

const region = css({
  position: 'fixed',
  insetInline: token.space4,
  top: `calc(${token.sizeExit} + max(${token.space3}, env(safe-area-inset-top)))`,
  [media.md]: { top: 'auto', bottom: token.space5, insetInline: token.space5 },
  zIndex: token.zToast,
  display: 'grid',
  justifyItems: 'end',
  gap: token.space2,
  pointerEvents: 'none',
});
