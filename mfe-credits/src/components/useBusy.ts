import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';

/** Runs an action that calls the server: returns whether it is in progress; a failure appears as a toast. */
export function useBusy(): [isBusy: boolean, run: (task: () => Promise<void>) => void] {
  const { toasts } = useStore();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await task().catch(toasts.showError);
    setBusy(false);
  };
  return [isBusy, (task) => void run(task)];
}
