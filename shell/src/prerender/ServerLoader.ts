import type { RemoteName, RenderInput } from '@rendezvous/shared/contract';
import { BadReleases, type LoadedPart, type Part, RemoteLoader, type RemoteModule, type SlotName } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';

type Loaders = Record<string, () => Promise<unknown>>;

/** Records the first error of a remote: the loader tries twice, and the second error only reflects what the first attempt left half done. */
class FirstFailure {
  error: unknown;

  async track<Value>(work: Promise<Value>): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      this.error ??= error;
      throw error;
    }
  }

  /** Returns a module whose screens and slots also record their errors; anything else is returned unchanged. */
  recordErrors(module: unknown): unknown {
    if (typeof module !== 'object' || module === null) return module;
    const { screens, slots } = module as RemoteModule;
    return { ...module, screens: this.#watchAll(screens), slots: this.#watchAll(slots as Loaders) };
  }

  #watchAll(loaders: Loaders | undefined): Loaders {
    const entries = Object.entries(loaders ?? {}).map(([name, load]) => [name, () => this.track(Promise.resolve().then(load))] as const);
    return Object.fromEntries(entries);
  }
}

/** Loads the module that the bundle of a container exports. */
export type LoadContainer = (container: string) => Promise<unknown>;

/** Loader for a server render: loads remotes from their bundles, and records the requested slots and the first error. */
export class ServerLoader extends RemoteLoader {
  readonly slots = new Map<SlotName, RemoteName>();
  readonly failure: FirstFailure;

  constructor({ plan, catalogues }: Pick<RenderInput, 'plan' | 'catalogues'>, load: LoadContainer, store: Pick<RootStore, 'locale'>) {
    const failure = new FirstFailure();
    super(plan, {
      federation: { register: () => undefined, load: async (container) => failure.recordErrors(await failure.track(load(container))) },
      badReleases: new BadReleases(null),
      fetchCatalogue: async (url) => catalogues[url] ?? {},
      findCatalogue: async () => undefined,
      mergeMessages: (remote, catalogue) => store.locale.merge(remote, catalogue),
      locale: () => store.locale.current,
      online: () => true,
      report: () => undefined,
      reloadForChunk: () => false,
    });
    this.failure = failure;
  }

  override peek(remote: RemoteName, part: Part): LoadedPart | null {
    if (part.kind === 'slot') this.slots.set(part.name, remote);
    return super.peek(remote, part);
  }
}
