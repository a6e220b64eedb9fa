import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { becomeVisible } from '../api/privacyApi';

/**
 * Whether leaving invisible mode, which does not allow writing, is in progress, and a function that does it and then calls `proceed`; a failure is
 * shown and nothing is sent.
 */
export function useBecomeVisible(proceed: () => void): [isBusy: boolean, leaveInvisible: () => void] {
  const { http, session, toasts } = useStore();
  const [isBusy, setBusy] = useState(false);
  const leaveInvisible = (): void => {
    setBusy(true);
    void becomeVisible(http, session)
      .then(proceed, toasts.showError)
      .finally(() => setBusy(false));
  };
  return [isBusy, leaveInvisible];
}
