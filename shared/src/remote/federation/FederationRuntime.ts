import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { forgetChunks } from './forgetChunks';
import { integrityTable } from './integrityTable';
import { sharedDoors } from './sharedDoors';
import { shellRuntimePlugin } from './shellRuntimePlugin';

/** Where a container's code is. */
export interface ContainerEntry {
  /** Address within the site. */
  entry: string;
  /** Digest of the entry; without one it must not run. */
  integrity: string | undefined;
  /** Query that makes the address another one, for a second try; it forgets everything an earlier one left behind. */
  query: string;
}

/** What the loader needs of the federation runtime. */
export interface FederationRuntime {
  /** Makes a container known by its entry. */
  register: (container: string, entry: ContainerEntry) => void;
  /** What the container's `./remote` exports as `remote`. */
  load: (container: string) => Promise<unknown>;
}

/** The runtime in the shell's bundle. */
export const federationRuntime = {
  /** Hands remotes the runtime's core, of which they ship none, and what they share with the shell. */
  provide(...doors: Parameters<typeof sharedDoors>): void {
    Object.assign(runtimeCore.Global, { _FEDERATION_RUNTIME_CORE: runtimeCore });
    init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', plugins: [shellRuntimePlugin()], shared: sharedDoors(...doors) });
  },
  register(container: string, { entry, integrity, query }: ContainerEntry): void {
    const address = new URL(entry, globalThis.location.href).href;
    if (integrity !== undefined) integrityTable.set(address, integrity);
    const again = query !== '';
    if (again) forgetChunks(container);
    registerRemotes([{ name: container, entry: address + query }], { force: again });
  },
  async load(container: string): Promise<unknown> {
    const exposed = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return exposed?.remote;
  },
} satisfies FederationRuntime & Record<string, unknown>;
