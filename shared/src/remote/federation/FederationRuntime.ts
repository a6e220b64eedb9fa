import { init, loadRemote, type ModuleFederationRuntimePlugin, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { resetUnloadedDoors, createSharedDoors } from './createSharedDoors';
import { createTrustedScript } from './createTrustedScript';

/** Digests of registered entries by URL; `register` fills the table, and the runtime reads it when it adds a script. */
const integrityTable = new Map<string, string>();

/** A digest that no file has, so that an entry without a known digest does not run. */
const IMPOSSIBLE_DIGEST = `sha256-${'A'.repeat(43)}=`;

/** Returns the digest of an entry, ignoring the query string of its URL. */
const getIntegrity = (url: string): string => integrityTable.get(url.split('?')[0] ?? url) ?? IMPOSSIBLE_DIGEST;

/** Time limit in ms for loading an entry. */
const ENTRY_TIMEOUT_MS = 4_000;

/** Makes the runtime load every entry with its digest and a time limit. */
const createShellRuntimePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'shell-runtime-plugin',
  createScript: ({ url }) => ({ script: createTrustedScript(url, getIntegrity(url)), timeout: ENTRY_TIMEOUT_MS }),
});

/** Name of the global array in which webpack collects the chunks of a container, as set by `output.chunkLoadingGlobal` of the preset. */
const toChunkArrayName = (container: string): string => `webpackChunk_${container}`;

/** Removes the loaded and loading chunks of a container, so that a retry neither reuses nor waits for those of an earlier attempt. */
export function forgetChunks(container: string): void {
  Reflect.deleteProperty(globalThis, toChunkArrayName(container));
  for (const script of document.querySelectorAll(`script[data-webpack^="${container}:"]`)) script.remove();
}

/** The entry file from which a container is loaded. */
export interface ContainerEntry {
  /** URL of the entry, relative to the site. */
  entry: string;
  /** Digest (`sha256-…`) of the entry; without one it does not run. */
  integrity: string | undefined;
  /**
   * Query string that gives a retry a different URL; empty for the first attempt. If set, `register` also discards what an earlier attempt
   * left behind.
   */
  query: string;
}

/** The part of the federation runtime that the loader needs. */
export interface FederationRuntime {
  /** Registers a container and the entry from which it is loaded. */
  register: (container: string, entry: ContainerEntry) => void;
  /** Loads the container's `./remote` module and resolves with its `remote` export. */
  load: (container: string) => Promise<unknown>;
}

/** The shell's webpack runtime; `entryQuery` changes the URLs of its chunks (RetryAddressPlugin of the build). */
declare const __webpack_require__: { entryQuery: string };

let shareScopes: ReturnType<typeof init>['shareScopeMap'] = {};

/** The federation runtime, which is part of the shell's bundle. */
export const federationRuntime = {
  /** Provides remotes with the runtime's core, which they do not ship, and with the modules they share with the shell. */
  provide(...doors: Parameters<typeof createSharedDoors>): void {
    Object.assign(runtimeCore.Global, { _FEDERATION_RUNTIME_CORE: runtimeCore });
    const shared = createSharedDoors(...doors);
    shareScopes = init({
      name: 'shell',
      remotes: [],
      shareStrategy: 'loaded-first',
      plugins: [createShellRuntimePlugin()],
      shared,
    }).shareScopeMap;
  },
  register(container: string, { entry, integrity, query }: ContainerEntry): void {
    const address = new URL(entry, globalThis.location.href).href;
    if (integrity !== undefined) integrityTable.set(address, integrity);
    const isRetry = query !== '';
    if (isRetry) forgetChunks(container);
    registerRemotes([{ name: container, entry: address + query }], { force: isRetry });
    if (isRetry) {
      // Doors are reset only after registering, because registering drops those that are neither loaded nor loading.
      resetUnloadedDoors(shareScopes['default'] ?? {});
      __webpack_require__.entryQuery = query.slice(1);
    }
  },
  async load(container: string): Promise<unknown> {
    const module = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return module?.remote;
  },
} satisfies FederationRuntime & Record<string, unknown>;
