import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

/** What the loader needs of the federation runtime. */
export interface FederationRuntime {
  /** Makes a container known by its entry; `again` forgets everything an earlier try left behind. */
  register: (container: string, entry: string, again: boolean) => void;
  /** What the container's `./remote` exports as `remote`. */
  load: (container: string) => Promise<unknown>;
}

/** webpack keeps arrived chunks here, named by `output.chunkLoadingGlobal` of the preset; a second try must not find the first one's. */
const chunkArrayOf = (container: string): string => `webpackChunk_${container}`;

/** The runtime in the shell's bundle. */
export const federationRuntime: FederationRuntime = {
  register(container, entry, again) {
    if (again) Reflect.deleteProperty(globalThis, chunkArrayOf(container));
    registerRemotes([{ name: container, entry }], { force: again });
  },
  async load(container) {
    const exposed = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return exposed?.remote;
  },
};
