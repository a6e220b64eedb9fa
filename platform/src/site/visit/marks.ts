import type { Beacon, ReleaseReport } from '@rendezvous/shared/contract';
import type { RegistryEntry } from '../../registry/registrySchema';
import { isPoor, VITAL_NAMES, vitalStep } from './vitals';

const plain = (name: string): Mark => ({ name, what: name });

/** A failure: its rung, and that this visit failed on the release. A remote switched off by its team did not fail. */
export const failureMarks = (rung: Beacon['rung']): Mark[] =>
  rung === 'killed' ? [plain(rung)] : [plain('visit'), plain('failed'), plain(rung)];

/** A loaded release with the vitals of its page. */
export const loadMarks = (report: Omit<ReleaseReport, 'remote' | 'release'>): Mark[] => [
  plain('visit'),
  ...(isPoor(report) ? [plain('poor')] : []),
  ...VITAL_NAMES.flatMap((name): Mark[] => {
    const value = report[name];
    return value === undefined ? [] : [{ name, what: `${name} ${vitalStep(name, value)}` }];
  }),
];

/** Marks by which a canary and the stable release are compared. */
const COMPARED: readonly string[] = ['visit', 'failed', 'poor'];

/** The same marks for a canary's trial, in which its release and the stable one are counted in parallel. */
export function trialMarks({ canary, stable }: Pick<RegistryEntry, 'canary' | 'stable'>, release: string, marks: readonly Mark[]): Mark[] {
  if (canary === undefined || (release !== canary.release && release !== stable)) return [];
  return marks.filter(({ name }) => COMPARED.includes(name)).map(({ name }) => plain(trialRow(canary.salt, name)));
}

/** Row in which a trial, identified by its salt, counts visits, or failed or poor ones. */
export const trialRow = (salt: string, name: string): string => `trial ${salt} ${name}`;

/** Something a visit counts for at most once per release. */
export interface Mark {
  name: string;
  /** The row it is counted in: its name or, for a measured value, the name and its step on the scale. */
  what: string;
}
