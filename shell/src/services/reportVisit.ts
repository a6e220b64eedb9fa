import { onCLS, onINP, onLCP } from 'web-vitals';
import { type ReportedLoader, VisitReporter } from './VisitReporter';

/** Reports to the site which releases this page runs and, on leaving, its vitals. */
export function reportVisit(loader: ReportedLoader): void {
  const reporter = new VisitReporter(loader);
  onLCP(({ value }) => reporter.measure('lcp', value));
  onINP(({ value }) => reporter.measure('inp', value));
  onCLS(({ value }) => reporter.measure('cls', value));
  // Vitals are finalised in the capture phase of the event; this listener runs while it bubbles.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') reporter.leave();
  });
  window.addEventListener('pagehide', () => reporter.leave());
}
