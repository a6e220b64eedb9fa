import { CHUNK_RELOAD_GUARD_MS, type StorageKey } from '../../contract';

const KEY: StorageKey = 'chunk-reload-at';

interface ReloadPorts {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  now: () => number;
  reload: () => void;
}

/** Reloads the page after a failed chunk, at most once per 60 s; returns whether it did. Never reloads without session storage. */
export function reloadForChunk({ storage, now, reload }: ReloadPorts): boolean {
  try {
    const lastReloadAt = Number(storage?.getItem(KEY) ?? 0);
    if (!storage || now() - lastReloadAt < CHUNK_RELOAD_GUARD_MS) return false;
    storage.setItem(KEY, String(now()));
  } catch {
    return false;
  }
  reload();
  return true;
}
