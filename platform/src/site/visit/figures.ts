import type { HourCount } from './BeaconStore';
import { getPercentile75, VITAL_NAMES, type VitalName } from './vitals';

/** Number of visits in which a release failed on a rung of the fallback ladder. */
export interface BeaconCount {
  remote: string;
  release: string;
  rung: string;
  visits: number;
  /** Reason given in the latest report. */
  reason: string;
}

/** A release from its visitors' point of view. Vitals are 75th percentiles; null without reports. */
export interface ReleaseFigures extends Record<VitalName, number | null> {
  remote: string;
  release: string;
  visits: number;
  failed: number;
  /** Share of failed visits, 0 to 1. */
  errorRate: number;
}

const RUNGS = ['entry', 'retry', 'last-good', 'chunk', 'render', 'fallback', 'killed'];

const toKey = ({ remote, release }: HourCount): string => `${remote}/${release}`;

/** Groups rows by a key and sorts the groups by that key. */
function groupBy(rows: readonly HourCount[], getKey: (row: HourCount) => string): HourCount[][] {
  const groups = new Map<string, HourCount[]>();
  for (const row of rows) {
    const group = groups.get(getKey(row));
    if (group) group.push(row);
    else groups.set(getKey(row), [row]);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, group]) => group);
}

const sumVisits = (rows: readonly HourCount[]): number => rows.reduce((visits, row) => visits + row.visits, 0);

/** Summarises failures by release and rung, with the latest reason. */
export function toFailures(rows: readonly HourCount[]): BeaconCount[] {
  const failures = rows.filter(({ rowName }) => RUNGS.includes(rowName));
  return groupBy(failures, (row) => `${toKey(row)}/${row.rowName}`).flatMap((group): BeaconCount[] => {
    const newestRow = group.reduce((latestRow, row) => (row.hour >= latestRow.hour ? row : latestRow));
    return [
      { remote: newestRow.remote, release: newestRow.release, rung: newestRow.rowName, visits: sumVisits(group), reason: newestRow.reason },
    ];
  });
}

/** Summarises the figures of each release that has visits. */
export function toFigures(rows: readonly HourCount[]): ReleaseFigures[] {
  return groupBy(rows, toKey).flatMap((group): ReleaseFigures[] => {
    const [first] = group;
    const countVisits = (rowName: string): number => sumVisits(group.filter((row) => row.rowName === rowName));
    const [visits, failed] = [countVisits('visit'), countVisits('failed')];
    if (first === undefined || visits === 0) return [];
    const [lcp, inp, cls] = VITAL_NAMES.map((name) => toVitalPercentile(group, name));
    const vitals = { lcp: lcp ?? null, inp: inp ?? null, cls: cls ?? null };
    return [{ remote: first.remote, release: first.release, visits, failed, errorRate: failed / visits, ...vitals }];
  });
}

function toVitalPercentile(rows: readonly HourCount[], name: VitalName): number | null {
  const counts = new Map<number, number>();
  for (const { rowName, visits } of rows) {
    const [row, step] = rowName.split(' ');
    if (row === name) counts.set(Number(step), (counts.get(Number(step)) ?? 0) + visits);
  }
  return getPercentile75(name, counts);
}
