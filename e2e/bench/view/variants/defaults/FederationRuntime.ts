import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const toName = (container: string): string => container.split('__')[0] ?? container;

/** Loads remotes by their manifests, as shown in the Module Federation documentation. */
export const federationRuntime = {
  register(container: string): void {
    const name = toName(container);
    registerRemotes([{ name, entry: `/bench/${name.replaceAll('_', '-')}/mf-manifest.json` }]);
  },
  async load(container: string): Promise<unknown> {
    const module = await loadRemote<{ remote: unknown }>(`${toName(container)}/remote`);
    return module?.remote;
  },
};
