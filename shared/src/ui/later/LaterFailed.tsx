import { css } from '@emotion/react';
import { use, useSyncExternalStore } from 'react';
import { DismissButton } from '../feedback/DismissButton';
import { ErrorState } from '../feedback/ErrorState';
import { token } from '../theme/token';
import { UiContext } from '../UiProvider';
import type { Later } from './Later';

interface LaterFailedProps {
  later: Later<unknown>;
  /** Cancels what the part was wanted for; without it, the only option is to wait. */
  onClose?: (() => void) | undefined;
}

/** Replaces a wanted part that could not be loaded; shows nothing until then. */
export function LaterFailed({ later, onClose }: LaterFailedProps) {
  const { reloadForPart } = use(UiContext);
  const hasFailed = useSyncExternalStore(
    later.subscribe,
    () => later.hasFailed,
    () => false,
  );
  if (!hasFailed) return null;
  return (
    <div css={sheet}>
      {onClose ? <DismissButton onPress={onClose} /> : null}
      <ErrorState onRetry={() => later.retry(reloadForPart)} />
    </div>
  );
}

const sheet = css({
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: token.zOverlay,
  background: token.colorSurfaceRaised,
  boxShadow: token.shadow3,
  textAlign: 'end',
});
