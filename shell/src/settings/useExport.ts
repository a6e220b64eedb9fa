import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { ExportStore } from '../stores/ExportStore';

/** Interval for checking on an export in progress. */
const ASK_MS = 3_000;

/** The data export, tracked until it is ready. Call inside an observer. */
export function useExport(): ExportStore {
  const store = useStore();
  const exported = store.slice('export@1', () => new ExportStore(store));
  const { value, isLoading, load } = exported.copy;
  const isWaiting = value?.status === 'pending' && !isLoading;
  // Every response, including a failure, starts the wait for the next check.
  useEffect(() => (isWaiting ? store.services.after(ASK_MS, () => void load()) : undefined), [isWaiting, load, store]);
  return exported;
}
