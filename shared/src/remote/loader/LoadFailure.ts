import type { Beacon, RemoteName } from '../../contract';

/** Why a part of a remote could not be shown; `off` and `maintenance` are decisions of the remote's team, not errors. */
export type LoadFailureReason = 'timeout' | 'chunk' | 'entry' | 'module' | 'catalogue' | 'part' | 'off' | 'maintenance' | 'offline';

export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    readonly reason: LoadFailureReason,
    readonly remote: RemoteName | null,
    override readonly cause?: unknown,
  ) {
    super(`${remote ?? 'slot'}: ${reason}`);
  }
}

interface MaybeChunkError {
  name?: string;
  code?: string;
  type?: string;
  message?: string;
}

/** True when the error means that a chunk could not be loaded; no other code may test for this (specification, section 8). */
export function isChunkLoadError(error: unknown): boolean {
  const { name, code, message } = (error ?? {}) as MaybeChunkError;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' || /Loading chunk .+ failed/.test(message ?? '');
}

const isTimeout = (error: unknown): boolean => {
  const { type, message } = (error ?? {}) as MaybeChunkError;
  return type === 'timeout' || /timed out|\(timeout:/.test(message ?? '');
};

/** Returns the reason why an attempt to load failed; a timeout has a reason of its own, because it does not mark a release as bad. */
export function getFailureReason(error: unknown): LoadFailureReason {
  if (error instanceof LoadFailure) return error.reason;
  if (isTimeout(error)) return 'timeout';
  return isChunkLoadError(error) ? 'chunk' : 'entry';
}

const RUNG_BY_REASON: Partial<Record<LoadFailureReason, Beacon['rung']>> = { chunk: 'chunk', off: 'killed', maintenance: 'killed' };

export const getBeaconRung = (reason: LoadFailureReason, attempt: number): Beacon['rung'] =>
  RUNG_BY_REASON[reason] ?? (attempt === 0 ? 'entry' : 'retry');

/** Settles like `promise`, or rejects with the error from `createTimeoutError` after `ms`. */
export function withTimeout<T>(promise: Promise<T>, ms: number, createTimeoutError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createTimeoutError()), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
