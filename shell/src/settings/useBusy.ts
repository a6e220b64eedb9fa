import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';

/** An action that sends something: whether it is in progress; failures appear as a toast. */
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
