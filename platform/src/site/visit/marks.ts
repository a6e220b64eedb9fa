import type { Beacon, ReleaseReport } from '@rendezvous/shared/contract';
import type { RegistryEntry } from '../../registry/registrySchema';
import { isPoor, VITAL_NAMES, toVitalStep } from './vitals';

const toMark = (name: string): Mark => ({ name, rowName: name });

/**
 * Returns the marks of a failure: a visit, a failed visit and the rung. If the remote was switched off, which is no failure, only the rung.
 */
export const toFailureMarks = (rung: Beacon['rung']): Mark[] =>
  rung === 'killed' ? [toMark(rung)] : [toMark('visit'), toMark('failed'), toMark(rung)];

/** Returns the marks of a release that loaded, with the vitals of its page. */
export const toLoadedMarks = (report: Omit<ReleaseReport, 'remote' | 'release'>): Mark[] => [
  toMark('visit'),
  ...(isPoor(report) ? [toMark('poor')] : []),
  ...VITAL_NAMES.flatMap((name): Mark[] => {
    const value = report[name];
    return value === undefined ? [] : [{ name, rowName: `${name} ${toVitalStep(name, value)}` }];
  }),
];

/** Marks by which a canary and the stable release are compared. */
const COMPARED_MARKS: readonly string[] = ['visit', 'failed', 'poor'];

/**
 * Returns the additional marks for a canary's trial, which counts the canary and the stable release in parallel; empty for other releases.
 */
export function toTrialMarks(
  { canary, stable }: Pick<RegistryEntry, 'canary' | 'stable'>,
  release: string,
  marks: readonly Mark[],
): Mark[] {
  if (canary === undefined || (release !== canary.release && release !== stable)) return [];
  return marks.filter(({ name }) => COMPARED_MARKS.includes(name)).map(({ name }) => toMark(toTrialRowName(canary.salt, name)));
}

/** Returns the name of the row in which a trial, identified by its salt, counts visits, failed visits or poor visits. */
export const toTrialRowName = (salt: string, name: string): string => `trial ${salt} ${name}`;

/** Something that is counted at most once per visit and release. */
export interface Mark {
  name: string;
  /** Name of the row in which the mark is counted: that of the mark, followed, for a measured value, by the step on its scale. */
  rowName: string;
}
