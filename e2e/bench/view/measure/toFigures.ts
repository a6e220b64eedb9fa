import type { Visit } from './Figures';
import type { Loaded } from './Loaded';
import type { PageNotes } from './observePage';
import { isCode, waterfallDepth } from './waterfallDepth';

/** A task blocks from this many ms on. */
const BLOCKING_MS = 50;
/** Total blocking time is counted from the first paint until this long after the largest. */
const AFTER_LCP_MS = 5_000;

/** Blocking time of a page's tasks, as computed by lighthouse. */
function totalBlockingTime({ longTasks, fcp, lcp }: PageNotes): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > fcp && start < lcp + AFTER_LCP_MS)
    .reduce((sum, { start, duration }) => sum + Math.max(0, duration - Math.max(0, fcp - start) - BLOCKING_MS), 0);
}

/** Figures of a visit from the observations of page and network. */
export function toFigures(notes: PageNotes, waterfall: Loaded[]): Visit {
  const { fcp, lcp, cls, lcpElement, lcpUrl, loaded, longTasks, interactions } = notes;
  const before = waterfall.filter(({ end }) => end !== undefined && end <= lcp);
  const onTheWire = waterfall.filter(({ cached }) => !cached);
  return {
    ...{ fcp, lcp, cls, lcpElement, lcpUrl, loaded, longTasks, waterfall },
    tbt: totalBlockingTime(notes),
    inp: Math.max(0, ...interactions),
    requests: onTheWire.length,
    depth: waterfallDepth(before),
    codeDepth: waterfallDepth(before.filter(isCode)),
    kb: onTheWire.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024,
  };
}
