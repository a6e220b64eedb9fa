import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import { createSharedDoors } from '../../../../../shared/src/remote/federation/createSharedDoors';

/** Creates the same script element as the platform, but from a plain URL and without verifying the content. */
function createScript({ url }: { url: string }): { script: HTMLScriptElement } {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  return { script };
}

/** Replaces the shell's runtime: shares the same modules, but runs entries without digest, Trusted Types, time limit or retry. */
export const federationRuntime = {
  provide(...doors: Parameters<typeof createSharedDoors>): void {
    Object.assign(runtimeCore.Global, { _FEDERATION_RUNTIME_CORE: runtimeCore });
    const plugins = [{ name: 'plain-scripts', createScript }];
    init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', plugins, shared: createSharedDoors(...doors) });
  },
  register(container: string, { entry }: { entry: string }): void {
    registerRemotes([{ name: container, entry: new URL(entry, globalThis.location.href).href }]);
  },
  async load(container: string): Promise<unknown> {
    const module = await loadRemote<{ remote: unknown }>(`${container}/remote`);
    return module?.remote;
  },
};
