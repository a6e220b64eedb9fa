import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import type { Outbox } from '../stores/Outbox';

/**
 * Whether leaving invisible mode is in progress, and a function that does it and then calls `proceed`; a failure is shown and nothing is sent
 * (R-087).
 */
export function useBecomeVisible(outbox: Outbox, proceed: () => void): [isBusy: boolean, becomeVisible: () => void] {
  const { toasts } = useStore();
  const [isBusy, setBusy] = useState(false);
  const becomeVisible = (): void => {
    setBusy(true);
    void outbox
      .becomeVisible()
      .then(proceed, toasts.showError)
      .finally(() => setBusy(false));
  };
  return [isBusy, becomeVisible];
}
