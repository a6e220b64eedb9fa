import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { turnOffInvisibleMode } from '../api/privacyApi';

/**
 * Returns whether invisible mode is being switched off, and a function that switches it off and then calls `proceed`. If that fails, the error is
 * shown and `proceed` is not called.
 */
export function useBecomeVisible(proceed: () => void): [isBusy: boolean, leaveInvisible: () => void] {
  const { http, session, toasts } = useStore();
  const [isBusy, setBusy] = useState(false);
  const leaveInvisible = (): void => {
    setBusy(true);
    void turnOffInvisibleMode(http, session)
      .then(proceed, toasts.showError)
      .finally(() => setBusy(false));
  };
  return [isBusy, leaveInvisible];
}
