import type { RemoteModule } from '@rendezvous/shared/remote';

type Loaders = Record<string, () => Promise<unknown>>;

/** Keeps the first error a remote threw: the loader's second attempt only sees what the first one left half done. */
export class FirstFailure {
  error: unknown;

  async of<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      this.error ??= error;
      throw error;
    }
  }

  /** The same module with its parts instrumented; anything else is returned unchanged. */
  watch(module: unknown): unknown {
    if (typeof module !== 'object' || module === null) return module;
    const { screens, slots } = module as RemoteModule;
    return { ...module, screens: this.#each(screens), slots: this.#each(slots as Loaders) };
  }

  #each(loaders: Loaders | undefined): Loaders {
    const watched = Object.entries(loaders ?? {}).map(([name, load]) => [name, () => this.of(Promise.resolve().then(load))] as const);
    return Object.fromEntries(watched);
  }
}
