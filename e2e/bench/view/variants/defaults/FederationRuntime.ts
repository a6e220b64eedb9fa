import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const nameOf = (container: string): string => container.split('__')[0] ?? container;

/** Loads remotes by their manifests, as in the federation documentation. */
export const federationRuntime = {
  register(container: string): void {
    const name = nameOf(container);
    registerRemotes([{ name, entry: `/bench/${name.replaceAll('_', '-')}/mf-manifest.json` }]);
  },
  async load(container: string): Promise<unknown> {
    const exposed = await loadRemote<{ remote: unknown }>(`${nameOf(container)}/remote`);
    return exposed?.remote;
  },
};
