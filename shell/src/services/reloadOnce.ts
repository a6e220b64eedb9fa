import { reloadForChunk } from '@rendezvous/shared/remote';
import { visitStorage } from './visitStorage';

/** Reloads this page for a failed chunk, if the guard allows; answers whether it did. */
export const reloadOnce = (): boolean => reloadForChunk({ storage: visitStorage(), now: Date.now, reload: () => window.location.reload() });
