import { isChunkLoadError } from '@rendezvous/shared/remote';
import { reloadOnce } from './reloadOnce';

/** Reloads this page for a later part whose chunk failed, as for a screen; without a connection another page would fail as well. */
export const reloadForPart = (error: unknown): boolean => isChunkLoadError(error) && navigator.onLine && reloadOnce();
