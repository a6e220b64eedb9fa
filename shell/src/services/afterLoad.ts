import type { RemoteLoader } from '@rendezvous/shared/remote';
import type { RootStore } from '@rendezvous/shared/store';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { followPlan } from './followPlan';
import { registerWorker } from './registerWorker';
import { type ReportedLoader, VisitReporter } from './VisitReporter';

/** Reports to the site which releases this page runs and, on leaving, its vitals. */
export function reportVisit(loader: ReportedLoader): void {
  const reporter = new VisitReporter(loader);
  onLCP(({ value }) => reporter.measure('lcp', value));
  onINP(({ value }) => reporter.measure('inp', value));
  onCLS(({ value }) => reporter.measure('cls', value));
  // Vitals are finalized in the capture phase of the event; this listener runs while it bubbles.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.leave();
  });
  window.addEventListener('pagehide', () => reporter.leave());
}

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
