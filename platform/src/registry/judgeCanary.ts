import type { Canary } from './registrySchema';

/** Visits with the canary and with the stable release since the canary started. */
export interface Trial {
  canary: Tally;
  stable: Tally;
}

export interface Verdict {
  abort: boolean;
  /** Reason with its numbers, for the history. */
  why: string;
}

const formatPercent = (fraction: number): string => `${Number((fraction * 100).toFixed(2))} %`;

const toRate = (count: number, { visits }: Tally): number => (visits === 0 ? 0 : count / visits);

/** Speed varies more than failure rates, so web vitals are judged only once both releases have this many times `minBeacons` visits. */
const VITALS_FACTOR = 4;

/**
 * Decides whether a canary is aborted automatically: after at least `minBeacons` visits, if its failure rate exceeds the stable release's during the
 * same time by more than `errorRate`, or its rate of poor web vitals by more than `poorRate`. What happens everywhere, such as a broken network or a
 * slow api, is not attributed to the canary.
 */
export function judgeCanary(trial: Trial, abort: Canary['abort']): Verdict {
  const failureVerdict = judgeFailures(trial, abort);
  return failureVerdict.abort || abort === undefined ? failureVerdict : (judgeVitals(trial, abort) ?? failureVerdict);
}

/** The verdict on failures. If fewer than `minBeacons` visits had the stable release, the missing ones count as successful. */
function judgeFailures({ canary, stable }: Trial, abort: Canary['abort']): Verdict {
  const rate = toRate(canary.failed, canary);
  const failureSummary = `${canary.failed} of ${canary.visits} visits failed (${formatPercent(rate)})`;
  if (abort === undefined) return { abort: false, why: `${failureSummary}; it does not abort itself` };
  const { errorRate, minBeacons } = abort;
  if (canary.visits < minBeacons) return { abort: false, why: `${failureSummary}; it is judged from ${minBeacons} visits on` };
  const stableRate = stable.failed / Math.max(stable.visits, minBeacons);
  const comparison =
    stable.visits === 0 ? 'no visit had the stable release' : `stable ${formatPercent(toRate(stable.failed, stable))} of ${stable.visits}`;
  return {
    abort: rate - stableRate > errorRate,
    why: `${failureSummary}, ${comparison}; the limit is ${formatPercent(errorRate)} above stable`,
  };
}

/** Returns the verdict to abort because of web vitals; undefined without a reason. Both releases need enough visits of their own. */
function judgeVitals(
  { canary, stable }: Trial,
  { poorRate = DEFAULT_ABORT_CONDITIONS.poorRate, minBeacons }: NonNullable<Canary['abort']>,
): Verdict | undefined {
  if (Math.min(canary.visits, stable.visits) < VITALS_FACTOR * minBeacons) return undefined;
  const [rate, stableRate] = [toRate(canary.poor, canary), toRate(stable.poor, stable)];
  if (rate - stableRate <= poorRate) return undefined;
  const vitalsSummary = `${canary.poor} of ${canary.visits} visits had poor web vitals (${formatPercent(rate)})`;
  return {
    abort: true,
    why: `${vitalsSummary}, stable ${formatPercent(stableRate)} of ${stable.visits}; the limit is ${formatPercent(poorRate)} above stable`,
  };
}

/** Default conditions for aborting a canary; each rate is the fraction of visits by which the canary may exceed the stable release. */
export const DEFAULT_ABORT_CONDITIONS = { errorRate: 0.05, poorRate: 0.2, minBeacons: 50 } satisfies Canary['abort'];

/** Counts of visits: those that ran a release or tried to, those in which it failed, and those with poor web vitals. */
export interface Tally {
  visits: number;
  failed: number;
  poor: number;
}
