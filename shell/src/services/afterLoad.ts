import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { followPlan } from './followPlan';
import { registerWorker } from './registerWorker';
import { reportVisit } from './reportVisit';

/**
 * Runs the tasks of a page that has loaded: registers the service worker, which may cache `page`, reports which releases the page runs, and watches
 * for switched-off remotes. Resolves once the worker is registered.
 */
export function afterLoad(loader: RemoteLoader, network: RootStore['network'], page: string | undefined): Promise<void> {
  const registration = registerWorker(window, page);
  reportVisit(loader);
  followPlan(network, loader);
  return registration;
}
