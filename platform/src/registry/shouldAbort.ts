import type { Canary } from './registrySchema';
import type { Tally } from './Tally';

/** What was reported since the canary began. */
export interface Trial {
  canary: Tally;
  stable: Tally;
}

export interface Verdict {
  abort: boolean;
  /** The reason in words and numbers, for the history. */
  why: string;
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))} %`;

const rateOf = ({ visits, failed }: Tally): number => (visits === 0 ? 0 : failed / visits);

/**
 * Whether a canary ends by itself: when at least `minBeacons` visits had it and the part of them in which it failed is more than
 * `errorRate` above that of the stable release in the same time. What fails everywhere, a broken network or api, is not the canary's
 * doing. Where fewer than `minBeacons` visits had the stable release, the missing ones count as visits in which it worked.
 */
export function shouldAbort({ canary, stable }: Trial, abort: Canary['abort']): Verdict {
  const rate = rateOf(canary);
  const numbers = `${canary.failed} of ${canary.visits} visits failed (${percent(rate)})`;
  if (abort === undefined) return { abort: false, why: `${numbers}; it does not abort itself` };
  const { errorRate, minBeacons } = abort;
  if (canary.visits < minBeacons) return { abort: false, why: `${numbers}; it is judged from ${minBeacons} visits on` };
  const base = stable.failed / Math.max(stable.visits, minBeacons);
  const beside = stable.visits === 0 ? 'no visit had the stable release' : `stable ${percent(rateOf(stable))} of ${stable.visits}`;
  return { abort: rate - base > errorRate, why: `${numbers}, ${beside}; the limit is ${percent(errorRate)} above stable` };
}
