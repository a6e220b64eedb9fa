import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { ExportStore } from '../stores/ExportStore';

/** How often a copy that is being made is asked for. */
const ASK_MS = 3_000;

/** The copy of one's data, followed until it is ready. Read by observers. */
export function useExport(): ExportStore {
  const store = useStore();
  const exported = store.slice('export@1', () => new ExportStore(store));
  const { value, isLoading, load } = exported.copy;
  const isWaiting = value?.status === 'pending' && !isLoading;
  // Each answer, a failure too, starts the wait for the next one.
  useEffect(() => (isWaiting ? store.services.after(ASK_MS, () => void load()) : undefined), [isWaiting, load, store]);
  return exported;
}
