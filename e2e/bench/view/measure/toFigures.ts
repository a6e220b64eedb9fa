import type { Visit } from './Figures';
import type { PageRequest } from './PageRequest';
import type { PageMeasurements } from './observePage';
import { isCode, measureWaterfallDepth } from './measureWaterfallDepth';

/** Only the time of a task beyond this many ms counts as blocking. */
const BLOCKING_THRESHOLD_MS = 50;
/** Total blocking time is counted from the first contentful paint until this many ms after the largest. */
const AFTER_LCP_MS = 5_000;

/** Sums the blocking time of a page's tasks in ms, as Lighthouse does. */
function sumBlockingTime({ longTasks, fcp, lcp }: PageMeasurements): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > fcp && start < lcp + AFTER_LCP_MS)
    .reduce((sum, { start, duration }) => sum + Math.max(0, duration - Math.max(0, fcp - start) - BLOCKING_THRESHOLD_MS), 0);
}

/** Calculates the figures of a visit from the observations of page and network. */
export function toFigures(measurements: PageMeasurements, waterfall: PageRequest[]): Visit {
  const { fcp, lcp, cls, lcpElement, lcpUrl, loaded, longTasks, interactions } = measurements;
  const requestsBeforeLcp = waterfall.filter(({ end }) => end !== undefined && end <= lcp);
  const networkRequests = waterfall.filter(({ cached }) => !cached);
  return {
    ...{ fcp, lcp, cls, lcpElement, lcpUrl, loaded, longTasks, waterfall },
    tbt: sumBlockingTime(measurements),
    inp: Math.max(0, ...interactions),
    requests: networkRequests.length,
    depth: measureWaterfallDepth(requestsBeforeLcp),
    codeDepth: measureWaterfallDepth(requestsBeforeLcp.filter(isCode)),
    kb: networkRequests.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024,
  };
}
