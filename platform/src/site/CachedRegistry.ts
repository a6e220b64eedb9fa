import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files/atomicFiles';
import type { Registry } from '../registry/Registry';
import { type HistoryRow, type RegistryChange, RegistryConflict, type RegistryStore } from '../registry/store/RegistryStore';
import type { SiteSignature } from '../keys/SiteSignature';

/** Other processes see a change within this many ms. */
const FRESH_MS = 1_000;
/** A registry that does not respond within this many ms is considered down. */
const TIMEOUT_MS = 2_000;

interface Guard {
  /** Signs and verifies the copy on disk, which anyone may have written. */
  seal: Pick<SiteSignature, 'seal' | 'open'>;
  /** Removes releases that must not be served, no matter where the registry was read from. */
  genuine: (registry: Registry) => Registry;
}

/**
 * The site's view of the registry: cached in memory for a short time or, if no other process can change the registry, indefinitely; while the
 * database is down, it falls back to the last copy on disk.
 */
export class CachedRegistry {
  /** Called with the registry whenever its serial changes. */
  onNew: (registry: Registry) => void = () => undefined;
  private last: Registry | undefined;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<Registry> | undefined;

  constructor(
    private readonly store: RegistryStore,
    private readonly file: string,
    private readonly now: () => number,
    private readonly guard: Guard,
  ) {}

  /** The most recently read serial; 0 before the first read. */
  get serial(): number {
    return this.last?.serial ?? 0;
  }

  async current(): Promise<Registry> {
    // The difference is absolute: a clock that is set back must not keep an old registry fresh.
    const isFresh = !this.store.isShared || Math.abs(this.now() - this.readAt) < FRESH_MS;
    if (this.last !== undefined && isFresh) return this.last;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /**
   * Changes the registry if its serial is still `expectedSerial`; otherwise rejects with a RegistryConflict, so that no decision is based on outdated
   * state.
   */
  async change(expected: number, change: RegistryChange, apply: (registry: Registry) => Registry): Promise<Registry> {
    return this.keep(await this.store.append(expected, await this.preview(expected, apply), change));
  }

  /** Returns the registry that `change` would store, without storing it; rejects under the same condition. */
  async preview(expected: number, apply: (registry: Registry) => Registry): Promise<Registry> {
    const newest = await this.store.load();
    const { serial } = await this.keep(newest);
    if (serial !== expected || newest.serial !== expected) throw new RegistryConflict(expected);
    return apply(newest);
  }

  /** Reads the store even if the cached registry is still fresh. */
  async newest(): Promise<Registry> {
    return this.keep(await this.store.load());
  }

  history(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    return this.store.history(remote, limit);
  }

  private async read(): Promise<Registry> {
    try {
      return await this.keep(await withTimeout(this.store.load()));
    } catch (error) {
      const last = this.last ?? (await this.readFile());
      if (last === undefined) throw error;
      this.last = last;
      this.readAt = this.now();
      return last;
    }
  }

  private async keep(loaded: Registry): Promise<Registry> {
    // A read that started before a change may end after it.
    if (this.last !== undefined && loaded.serial < this.last.serial) return this.last;
    const isNew = loaded.serial !== this.last?.serial;
    const registry = this.guard.genuine(loaded);
    this.last = registry;
    this.readAt = this.now();
    if (isNew) this.onNew(registry);
    // A full disk must not stop the site: the copy is only needed while the database is down.
    if (isNew) await replaceFile(this.file, this.guard.seal.seal(JSON.stringify(registry))).catch(() => undefined);
    return registry;
  }

  private async readFile(): Promise<Registry | undefined> {
    const sealed = await readFile(this.file, 'utf8').catch(() => '');
    const text = this.guard.seal.open(sealed);
    return text === undefined ? undefined : this.guard.genuine(JSON.parse(text) as Registry);
  }
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The registry does not answer.')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
