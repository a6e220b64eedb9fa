import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files/atomicFiles';
import type { Registry } from '../registry/Registry';
import { type HistoryRow, type RegistryChange, RegistryConflict, type RegistryStore } from '../registry/store/RegistryStore';
import type { SiteSignature } from '../keys/SiteSignature';

/** Lifetime of the cached registry in ms, if other processes can change the registry. */
const CACHE_TTL_MS = 1_000;
/** A registry that does not respond within this many ms is considered down. */
const TIMEOUT_MS = 2_000;

interface RegistryGuard {
  /** Signs and verifies the copy on disk, which anyone may have written. */
  signature: Pick<SiteSignature, 'seal' | 'open'>;
  /** Removes releases that must not be served, no matter where the registry was read from. */
  filterReleases: (registry: Registry) => Registry;
}

/**
 * The site's view of the registry: cached in memory for a short time or, if no other process can change the registry, indefinitely; while the
 * database is down, it falls back to the registry in memory, or else to the last copy on disk.
 */
export class CachedRegistry {
  /** Called with the registry whenever the store returns one with another serial. */
  onChange: (registry: Registry) => void = () => undefined;
  private lastRegistry: Registry | undefined;
  private readAt = Number.NEGATIVE_INFINITY;
  private pendingRead: Promise<Registry> | undefined;

  constructor(
    private readonly store: RegistryStore,
    private readonly copyPath: string,
    private readonly now: () => number,
    private readonly guard: RegistryGuard,
  ) {}

  /** Serial of the cached registry; 0 before the first read. */
  get serial(): number {
    return this.lastRegistry?.serial ?? 0;
  }

  async getCurrent(): Promise<Registry> {
    // The difference is absolute: a clock that is set back must not keep an old registry fresh.
    const isFresh = !this.store.isShared || Math.abs(this.now() - this.readAt) < CACHE_TTL_MS;
    if (this.lastRegistry !== undefined && isFresh) return this.lastRegistry;
    this.pendingRead ??= this.readOrFallBack().finally(() => {
      this.pendingRead = undefined;
    });
    return this.pendingRead;
  }

  /**
   * Changes the registry if its serial is still `expectedSerial`; otherwise rejects with a RegistryConflict, so that no decision is based on outdated
   * state.
   */
  async change(expectedSerial: number, change: RegistryChange, apply: (registry: Registry) => Registry): Promise<Registry> {
    return this.cacheRegistry(await this.store.append(expectedSerial, await this.preview(expectedSerial, apply), change));
  }

  /** Returns the registry that `change` would store, but with the old serial, and stores nothing; rejects under the same condition. */
  async preview(expectedSerial: number, apply: (registry: Registry) => Registry): Promise<Registry> {
    const newestRegistry = await this.store.load();
    const { serial } = await this.cacheRegistry(newestRegistry);
    if (serial !== expectedSerial || newestRegistry.serial !== expectedSerial) throw new RegistryConflict(expectedSerial);
    return apply(newestRegistry);
  }

  /** Reads the store even if the cached registry is still fresh. */
  async loadNewest(): Promise<Registry> {
    return this.cacheRegistry(await this.store.load());
  }

  loadHistory(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    return this.store.loadHistory(remote, limit);
  }

  private async readOrFallBack(): Promise<Registry> {
    try {
      return await this.cacheRegistry(await withTimeout(this.store.load()));
    } catch (error) {
      const fallbackRegistry = this.lastRegistry ?? (await this.readCopy());
      if (fallbackRegistry === undefined) throw error;
      this.lastRegistry = fallbackRegistry;
      this.readAt = this.now();
      return fallbackRegistry;
    }
  }

  private async cacheRegistry(loadedRegistry: Registry): Promise<Registry> {
    // A read that started before a change may end after it.
    if (this.lastRegistry !== undefined && loadedRegistry.serial < this.lastRegistry.serial) return this.lastRegistry;
    const isNew = loadedRegistry.serial !== this.lastRegistry?.serial;
    const registry = this.guard.filterReleases(loadedRegistry);
    this.lastRegistry = registry;
    this.readAt = this.now();
    if (isNew) this.onChange(registry);
    // A full disk must not stop the site: the copy is only needed while the database is down.
    if (isNew) await replaceFile(this.copyPath, this.guard.signature.seal(JSON.stringify(registry))).catch(() => undefined);
    return registry;
  }

  private async readCopy(): Promise<Registry | undefined> {
    const sealedText = await readFile(this.copyPath, 'utf8').catch(() => '');
    const text = this.guard.signature.open(sealedText);
    return text === undefined ? undefined : this.guard.filterReleases(JSON.parse(text) as Registry);
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The registry does not answer.')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
