import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';

/** Returns whether a task is in progress, and a function that runs one; a failure appears as a toast. */
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
