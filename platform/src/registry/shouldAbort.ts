import { DEFAULT_ABORT } from './defaultAbort';
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

const rateOf = (part: number, { visits }: Tally): number => (visits === 0 ? 0 : part / visits);

/** How fast a page is varies more than whether it fails: web vitals are judged from so many times the visits on. */
const VITALS_TIMES = 4;

/**
 * Whether a canary ends by itself: when at least `minBeacons` visits had it and the part of them in which it failed is more than
 * `errorRate` above that of the stable release in the same time, or the part with poor web vitals more than `poorRate`. What is so
 * everywhere, a broken network or a slow api, is not the canary's doing.
 */
export function shouldAbort(trial: Trial, abort: Canary['abort']): Verdict {
  const failures = byFailures(trial, abort);
  return failures.abort || abort === undefined ? failures : (byVitals(trial, abort) ?? failures);
}

/** Where fewer than `minBeacons` visits had the stable release, the missing ones count as visits in which it worked. */
function byFailures({ canary, stable }: Trial, abort: Canary['abort']): Verdict {
  const rate = rateOf(canary.failed, canary);
  const numbers = `${canary.failed} of ${canary.visits} visits failed (${percent(rate)})`;
  if (abort === undefined) return { abort: false, why: `${numbers}; it does not abort itself` };
  const { errorRate, minBeacons } = abort;
  if (canary.visits < minBeacons) return { abort: false, why: `${numbers}; it is judged from ${minBeacons} visits on` };
  const base = stable.failed / Math.max(stable.visits, minBeacons);
  const beside =
    stable.visits === 0 ? 'no visit had the stable release' : `stable ${percent(rateOf(stable.failed, stable))} of ${stable.visits}`;
  return { abort: rate - base > errorRate, why: `${numbers}, ${beside}; the limit is ${percent(errorRate)} above stable` };
}

/** Undefined while it goes on. Devices and networks differ, so nothing stands for visits of the stable release that are missing. */
function byVitals(
  { canary, stable }: Trial,
  { poorRate = DEFAULT_ABORT.poorRate, minBeacons }: NonNullable<Canary['abort']>,
): Verdict | undefined {
  if (Math.min(canary.visits, stable.visits) < VITALS_TIMES * minBeacons) return undefined;
  const [rate, base] = [rateOf(canary.poor, canary), rateOf(stable.poor, stable)];
  if (rate - base <= poorRate) return undefined;
  const numbers = `${canary.poor} of ${canary.visits} visits had poor web vitals (${percent(rate)})`;
  return { abort: true, why: `${numbers}, stable ${percent(base)} of ${stable.visits}; the limit is ${percent(poorRate)} above stable` };
}
