import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { fetchAlerts } from '../alerts/MemberAlerts';
import { followPlan } from './followPlan';
import { registerWorker } from './registerWorker';
import { reportVisit } from './reportVisit';

/**
 * Runs the tasks of a page that has loaded: registers the service worker, which caches the page at `pathToCache` if that is given, reports
 * which releases the page runs, watches for newer plans, and fetches the code of the alerts, which a visitor who logs in will need. Resolves
 * once the registration has succeeded or failed.
 */
export function afterLoad(loader: RemoteLoader, network: RootStore['network'], pathToCache: string | undefined): Promise<void> {
  const registration = registerWorker(window, pathToCache);
  reportVisit(loader);
  followPlan(network, loader);
  void fetchAlerts();
  return registration;
}
