import { isChunkLoadError } from '@rendezvous/shared/remote';
import { reloadOnce } from './reloadOnce';

/** Reloads this page after the chunk of a lazily loaded part failed, as for a screen; offline, a reload would fail as well. */
export const reloadForPart = (error: unknown): boolean => isChunkLoadError(error) && navigator.onLine && reloadOnce();
