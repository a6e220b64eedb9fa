import type { RenderInput, RemoteName } from '@rendezvous/shared/contract';
import { BadReleases, type LoadedPart, type Part, RemoteLoader, type SlotName } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';

/** Module of a container, as its bundle exports it. */
export type LoadContainer = (container: string) => Promise<unknown>;

/** The loader of a rendering: takes remotes from their bundles and notes the slots that the page asks for. */
export class ServerLoader extends RemoteLoader {
  readonly slots = new Map<SlotName, RemoteName>();

  constructor({ plan, catalogues }: Pick<RenderInput, 'plan' | 'catalogues'>, load: LoadContainer, store: Pick<RootStore, 'locale'>) {
    super(plan, {
      federation: { register: () => undefined, load },
      badReleases: new BadReleases(null),
      fetchCatalogue: async (url) => catalogues[url] ?? {},
      findCatalogue: async () => undefined,
      mergeMessages: (remote, catalogue) => store.locale.merge(remote, catalogue),
      locale: () => store.locale.current,
      online: () => true,
      report: () => undefined,
      reloadForChunk: () => false,
    });
  }

  override peek(remote: RemoteName, part: Part): LoadedPart | null {
    if (part.kind === 'slot') this.slots.set(part.name, remote);
    return super.peek(remote, part);
  }
}
