import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { forgetChunks } from './forgetChunks';

/** What the loader needs of the federation runtime. */
export interface FederationRuntime {
  /** Makes a container known by its entry; `again` forgets everything an earlier try left behind. */
  register: (container: string, entry: string, again: boolean) => void;
  /** What the container's `./remote` exports as `remote`. */
  load: (container: string) => Promise<unknown>;
}

/** The runtime in the shell's bundle. */
export const federationRuntime: FederationRuntime = {
  register(container, entry, again) {
    if (again) forgetChunks(container);
    registerRemotes([{ name: container, entry }], { force: again });
  },
  async load(container) {
    const exposed = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return exposed?.remote;
  },
};
