import type { BootData } from '@rendezvous/shared/contract';
import { BadReleases, federationRuntime, RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { reloadOnce } from '../services/reloadOnce';
import { getVisitStorage } from '../services/visitStorage';
import { fetchCatalogue } from './fetchCatalogue';
import { findCatalogue } from './findCatalogue';
import { createReporter } from './createReporter';

/** Creates the remote loader of this page from its boot data. */
export function createLoader(boot: Pick<BootData, 'plan' | 'beaconToken'>, store: Pick<RootStore, 'locale'>): RemoteLoader {
  return new RemoteLoader(boot.plan, {
    federation: federationRuntime,
    badReleases: new BadReleases(getVisitStorage()),
    fetchCatalogue,
    findCatalogue,
    mergeMessages: (remote, catalogue) => store.locale.merge(remote, catalogue),
    locale: () => store.locale.current,
    online: () => navigator.onLine,
    report: createReporter(boot.beaconToken),
    reloadForChunk: reloadOnce,
  });
}
