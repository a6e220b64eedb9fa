import { onCLS, onINP, onLCP } from 'web-vitals';
import { type ReportedLoader, VisitReporter } from './VisitReporter';

/** Tells the site which releases this page runs and, when it is left, how it did. */
export function reportVisit(loader: ReportedLoader): void {
  const reporter = new VisitReporter(loader);
  onLCP(({ value }) => reporter.measure('lcp', value));
  onINP(({ value }) => reporter.measure('inp', value));
  onCLS(({ value }) => reporter.measure('cls', value));
  // What was measured is told while the event goes down; this hears it as it comes up.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.leave();
  });
  window.addEventListener('pagehide', () => reporter.leave());
}
