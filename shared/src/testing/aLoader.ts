import type { Plan, RemoteName } from '@rendezvous/shared/contract';
import { BadReleases, type RemoteModule, RemoteLoader } from '@rendezvous/shared/remote';
import { REMOTE_CONTRACT_VERSION } from '../remote/remoteModule';

/** A plan with a single remote, which provides the given slots. */
const createPlan = (name: RemoteName, slots: RemoteModule['slots']): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [
    {
      name,
      state: 'on',
      candidates: [{ release: '1', container: name, entry: `/${name}.js`, base: '/', integrity: {}, catalogues: {} }],
      routes: [],
      slots: Object.keys(slots),
    },
  ],
});

/** A loader with slots of another area, for screens that contain a `RemoteSlot`; pass it to `RemoteLoaderContext`. */
export function aLoader(slots: RemoteModule['slots'], name: RemoteName = 'mfe-auth'): RemoteLoader {
  const remote: RemoteModule = { name, contract: REMOTE_CONTRACT_VERSION, screens: {}, slots };
  return new RemoteLoader(createPlan(name, slots), {
    federation: { register: () => undefined, load: async () => remote },
    badReleases: new BadReleases(null),
    fetchCatalogue: async () => ({}),
    findCatalogue: async () => undefined,
    mergeMessages: () => undefined,
    locale: () => 'en',
    online: () => true,
    report: () => undefined,
    reloadForChunk: () => false,
  });
}
