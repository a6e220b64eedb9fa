import { init, loadRemote, type ModuleFederationRuntimePlugin, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { forgetDoors, sharedDoors } from './sharedDoors';
import { trustedScript } from './trustedScript';

/** Digest by address of every entry in the plan; filled by the loader, read when the runtime adds a script. */
const integrityTable = new Map<string, string>();

/** A digest that no file has: an entry missing from the plan must not run. */
const IMPOSSIBLE = `sha256-${'A'.repeat(43)}=`;

/** Digest of an address without its query. */
const integrityOf = (url: string): string => integrityTable.get(url.split('?')[0] ?? url) ?? IMPOSSIBLE;

/** A hanging entry fails after this many ms. */
const ENTRY_TIMEOUT_MS = 4_000;

/** Guards every entry with its digest and a time limit. */
const shellRuntimePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'shell-runtime-plugin',
  createScript: ({ url }) => ({ script: trustedScript(url, integrityOf(url)), timeout: ENTRY_TIMEOUT_MS }),
});

/** webpack keeps arrived chunks here, named by `output.chunkLoadingGlobal` of the preset. */
const chunkArrayOf = (container: string): string => `webpackChunk_${container}`;

/** Forgets the chunks of a container that have loaded or are loading, so that a retry neither finds nor waits for the earlier attempt's. */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, chunkArrayOf(container));
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}

/** Where a container's code is. */
export interface ContainerEntry {
  /** Address within the site. */
  entry: string;
  /** Digest of the entry; without one it must not run. */
  integrity: string | undefined;
  /** Query that changes the address for a retry; it also resets everything left behind by an earlier attempt. */
  query: string;
}

/** The part of the federation runtime that the loader needs. */
export interface FederationRuntime {
  /** Registers a container by its entry. */
  register: (container: string, entry: ContainerEntry) => void;
  /** The `remote` export of the container's `./remote`. */
  load: (container: string) => Promise<unknown>;
}

/** webpack's runtime of the shell; `entryQuery` changes the addresses of its chunks (RetryAddressPlugin of the build). */
declare const __webpack_require__: { entryQuery: string };

let scopes: ReturnType<typeof init>['shareScopeMap'] = {};

/** The runtime in the shell's bundle. */
export const federationRuntime = {
  /** Provides remotes with the runtime's core, which they do not ship, and with what they share with the shell. */
  provide(...doors: Parameters<typeof sharedDoors>): void {
    Object.assign(runtimeCore.Global, { _FEDERATION_RUNTIME_CORE: runtimeCore });
    const shared = sharedDoors(...doors);
    scopes = init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', plugins: [shellRuntimePlugin()], shared }).shareScopeMap;
  },
  register(container: string, { entry, integrity, query }: ContainerEntry): void {
    const address = new URL(entry, globalThis.location.href).href;
    if (integrity !== undefined) integrityTable.set(address, integrity);
    const again = query !== '';
    if (again) forgetChunks(container);
    registerRemotes([{ name: container, entry: address + query }], { force: again });
    if (again) {
      // Only now: registrations made earlier would be lost together with a door that nobody had loaded.
      forgetDoors(scopes['default'] ?? {});
      __webpack_require__.entryQuery = query.slice(1);
    }
  },
  async load(container: string): Promise<unknown> {
    const exposed = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return exposed?.remote;
  },
} satisfies FederationRuntime & Record<string, unknown>;
