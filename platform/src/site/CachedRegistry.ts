import { readFile } from 'node:fs/promises';
import { replaceFile } from '../files/atomicFiles';
import type { Registry } from '../registry/Registry';
import { type HistoryRow, type RegistryChange, RegistryConflict, type RegistryStore } from '../registry/store/RegistryStore';
import type { SiteSignature } from '../keys/SiteSignature';

/** Other processes see a change after at most this many ms. */
const FRESH_MS = 1_000;
/** A registry that does not respond within this many ms counts as down. */
const PATIENCE_MS = 2_000;

interface Guard {
  /** Of the copy on disk, which anyone may have written. */
  seal: Pick<SiteSignature, 'seal' | 'open'>;
  /** Filters out what must not be offered, wherever it was read. */
  genuine: (registry: Registry) => Registry;
}

/**
 * The registry as read by the site: from memory while fresh, or always if nobody else changes it, and from the last copy on disk while the database
 * is down.
 */
export class CachedRegistry {
  /** Called with each registry that has another serial. */
  onNew: (registry: Registry) => void = () => undefined;
  private known: Registry | undefined;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<Registry> | undefined;

  constructor(
    private readonly store: RegistryStore,
    private readonly file: string,
    private readonly now: () => number,
    private readonly guard: Guard,
  ) {}

  /** The serial that was last read. */
  get serial(): number {
    return this.known?.serial ?? 0;
  }

  async current(): Promise<Registry> {
    // A backward clock jump must not keep an old one.
    const isFresh = !this.store.isShared || Math.abs(this.now() - this.readAt) < FRESH_MS;
    if (this.known !== undefined && isFresh) return this.known;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  /** Changes the registry that had serial `expected`; a newer one is a conflict, so decisions never rest on outdated state. */
  async change(expected: number, change: RegistryChange, apply: (registry: Registry) => Registry): Promise<Registry> {
    return this.keep(await this.store.append(expected, await this.preview(expected, apply), change));
  }

  /** The result of a change to the registry with serial `expected`; nothing is written. */
  async preview(expected: number, apply: (registry: Registry) => Registry): Promise<Registry> {
    const newest = await this.store.load();
    const { serial } = await this.keep(newest);
    if (serial !== expected || newest.serial !== expected) throw new RegistryConflict(expected);
    return apply(newest);
  }

  /** Reads the store, however fresh the last read is. */
  async newest(): Promise<Registry> {
    return this.keep(await this.store.load());
  }

  history(remote: string | undefined, limit: number): Promise<HistoryRow[]> {
    return this.store.history(remote, limit);
  }

  private async read(): Promise<Registry> {
    try {
      return await this.keep(await withPatience(this.store.load()));
    } catch (error) {
      const last = this.known ?? (await this.readFile());
      if (last === undefined) throw error;
      this.known = last;
      this.readAt = this.now();
      return last;
    }
  }

  private async keep(read: Registry): Promise<Registry> {
    // A read that started before a change may end after it.
    if (this.known !== undefined && read.serial < this.known.serial) return this.known;
    const isNew = read.serial !== this.known?.serial;
    const registry = this.guard.genuine(read);
    this.known = registry;
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

function withPatience<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The registry does not answer.')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
