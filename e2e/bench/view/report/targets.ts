import type { Outcome, ViewResults } from './Results';
import type { Estimate } from './statistics';

/** A target and its measurement. */
export interface Target {
  label: string;
  limit: number;
  estimate: Estimate;
  /** `noise` if the median exceeds the limit but the interval includes it. */
  verdict: 'met' | 'noise' | 'missed';
}

const STATIC_LIMIT = 1.5;
const BUNDLE_LIMIT = 1;
const WARM_LIMIT = 0.5;
const CLS_LIMIT = 0.02;
const DEPTH_LIMIT = 2;

function toTarget(label: string, limit: number, estimate: Estimate): Target {
  const verdict = estimate.median <= limit ? 'met' : estimate.low <= limit ? 'noise' : 'missed';
  return { label, limit, estimate, verdict };
}

function evaluateAccessTargets({ view, access, outcomes }: ViewResults, ours: Outcome): Target[] {
  if (access === 'public')
    return outcomes.static ? [toTarget(`${view}, cold: LCP over that of static HTML`, STATIC_LIMIT, outcomes.static.oursToThisRatio)] : [];
  const depth = toTarget(`${view}, cold: waterfall depth of code and texts`, DEPTH_LIMIT, ours.cold.codeDepth);
  return outcomes.bundle
    ? [toTarget(`${view}, cold: LCP over that of the bundle`, BUNDLE_LIMIT, outcomes.bundle.oursToThisRatio), depth]
    : [depth];
}

/** Evaluates the targets of a view for which the necessary variants were measured. */
export function evaluateTargets(results: ViewResults): Target[] {
  const { view, outcomes } = results;
  const { ours } = outcomes;
  if (!ours) return [];
  return [
    ...evaluateAccessTargets(results, ours),
    toTarget(`${view}, warm: LCP over that of the cold visit`, WARM_LIMIT, ours.warmToColdRatio),
    toTarget(`${view}, cold: CLS`, CLS_LIMIT, ours.cold.cls),
    toTarget(`${view}, warm: CLS`, CLS_LIMIT, ours.warm.cls),
  ];
}
