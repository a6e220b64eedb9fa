import { css } from '@emotion/react';
import { use, useSyncExternalStore } from 'react';
import { DismissButton } from '../feedback/DismissButton';
import { ErrorState } from '../feedback/ErrorState';
import { token } from '../theme/token';
import { UiContext } from '../UiProvider';
import type { Later } from './Later';

interface LaterFailedProps {
  later: Later<unknown>;
  /** Cancels the action that needs the part; without it, the user can only retry. */
  onClose?: (() => void) | undefined;
}

/** An error with a retry button, in place of a part that could not be loaded; renders nothing before the first failure. */
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
