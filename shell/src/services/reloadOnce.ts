import { isChunkLoadError, reloadForChunk } from '@rendezvous/shared/remote';
import { getVisitStorage } from './visitStorage';

/** Reloads this page after a chunk failed to load, if the guard allows it; returns whether it did. */
export const reloadOnce = (): boolean =>
  reloadForChunk({ storage: getVisitStorage(), now: Date.now, reload: () => window.location.reload() });

/**
 * Reloads this page after the chunk of a lazy part failed to load, except offline, where a reload would fail as well; returns whether it did
 * (R-016).
 */
export const reloadForPart = (error: unknown): boolean => isChunkLoadError(error) && navigator.onLine && reloadOnce();
