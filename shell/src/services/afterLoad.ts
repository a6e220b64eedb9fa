import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { followPlan } from './followPlan';
import { registerWorker } from './registerWorker';
import { reportVisit } from './reportVisit';

/**
 * What a page does after loading: it starts the service worker, which may keep `page`, reports which releases it runs, and watches for switched-off
 * remotes.
 */
export function afterLoad(loader: RemoteLoader, network: RootStore['network'], page: string | undefined): Promise<void> {
  const registered = registerWorker(window, page);
  reportVisit(loader);
  followPlan(network, loader);
  return registered;
}
