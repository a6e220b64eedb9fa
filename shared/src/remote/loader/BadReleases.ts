import type { StorageKey } from '../../contract';

const KEY: StorageKey = 'bad-releases';

/** Containers of releases that failed during this visit, stored for the session so that a reload uses the last good release. */
export class BadReleases {
  private readonly containers: Set<string>;

  constructor(private readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
    this.containers = new Set(this.read());
  }

  has(container: string): boolean {
    return this.containers.has(container);
  }

  add(container: string): void {
    this.containers.add(container);
    try {
      this.storage?.setItem(KEY, JSON.stringify([...this.containers]));
    } catch {
      // Storage may be full or blocked; the entry is then lost on the next reload.
    }
  }

  private read(): string[] {
    try {
      const storedContainers: unknown = JSON.parse(this.storage?.getItem(KEY) ?? '[]');
      return Array.isArray(storedContainers) ? storedContainers.filter((name) => typeof name === 'string') : [];
    } catch {
      return [];
    }
  }
}
