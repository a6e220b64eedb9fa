import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import type { Outbox } from '../stores/Outbox';

/** Whether it is under way, and leaving invisible mode: then `proceed`; where that fails it is told and nothing is sent. */
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
