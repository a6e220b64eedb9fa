import type { HourCount } from './BeaconStore';
import { percentile75, VITAL_NAMES, type VitalName } from './vitals';

/** Number of failures of a release on a rung of the ladder. */
export interface BeaconCount {
  remote: string;
  release: string;
  rung: string;
  visits: number;
  /** Text of the latest report. */
  reason: string;
}

/** A release from its visitors' point of view. Vitals are 75th percentiles, null without reports. */
export interface ReleaseFigures extends Record<VitalName, number | null> {
  remote: string;
  release: string;
  visits: number;
  failed: number;
  /** Share of failed visits, 0 to 1. */
  errorRate: number;
}

const RUNGS = ['entry', 'retry', 'last-good', 'chunk', 'render', 'fallback', 'killed'];

const keyOf = ({ remote, release }: HourCount): string => `${remote}/${release}`;

/** Rows of each key, sorted by key. */
function grouped(rows: readonly HourCount[], key: (row: HourCount) => string): HourCount[][] {
  const groups = new Map<string, HourCount[]>();
  for (const row of rows) {
    const group = groups.get(key(row));
    if (group) group.push(row);
    else groups.set(key(row), [row]);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, group]) => group);
}

const sum = (rows: readonly HourCount[]): number => rows.reduce((visits, row) => visits + row.visits, 0);

/** Failures by rung, with the latest reason. */
export function failuresOf(rows: readonly HourCount[]): BeaconCount[] {
  const failures = rows.filter(({ what }) => RUNGS.includes(what));
  return grouped(failures, (row) => `${keyOf(row)}/${row.what}`).flatMap((group): BeaconCount[] => {
    const newest = group.reduce((found, row) => (row.hour >= found.hour ? row : found));
    return [{ remote: newest.remote, release: newest.release, rung: newest.what, visits: sum(group), reason: newest.reason }];
  });
}

/** Reports about each release. */
export function toFigures(rows: readonly HourCount[]): ReleaseFigures[] {
  return grouped(rows, keyOf).flatMap((group): ReleaseFigures[] => {
    const [first] = group;
    const of = (what: string): number => sum(group.filter((row) => row.what === what));
    const [visits, failed] = [of('visit'), of('failed')];
    if (first === undefined || visits === 0) return [];
    const [lcp, inp, cls] = VITAL_NAMES.map((name) => vitalOf(group, name));
    const vitals = { lcp: lcp ?? null, inp: inp ?? null, cls: cls ?? null };
    return [{ remote: first.remote, release: first.release, visits, failed, errorRate: failed / visits, ...vitals }];
  });
}

function vitalOf(rows: readonly HourCount[], name: VitalName): number | null {
  const counts = new Map<number, number>();
  for (const { what, visits } of rows) {
    const [row, step] = what.split(' ');
    if (row === name) counts.set(Number(step), (counts.get(Number(step)) ?? 0) + visits);
  }
  return percentile75(name, counts);
}
