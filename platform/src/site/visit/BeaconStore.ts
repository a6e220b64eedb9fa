import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/shouldAbort';
import type { Mark } from './marks';

/** Marks of one visit for one release. */
export interface CountedReport {
  visit: string;
  remote: ReleaseOwner;
  release: string;
  marks: readonly Mark[];
  /** Of a failure, in the browser's words; otherwise empty. */
  reason: string;
}

/** Number of visits with a mark, in a span of hours. */
export interface HourCount {
  /** Hours since 1970 at which the span starts. */
  hour: number;
  remote: string;
  release: string;
  what: string;
  visits: number;
  /** The latest. */
  reason: string;
}

/** Browsers' reports about releases: counted by the hour, each mark of a visit once, kept for two weeks. */
export interface BeaconStore {
  add(report: CountedReport): Promise<void>;
  /** Counts from an hour on, in spans of `span` hours that start at multiples of it; without trials. */
  read(fromHour: number, span: number): Promise<HourCount[]>;
  /** Visits of a trial, by release. */
  trial(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>>;
}

const HOUR_MS = 60 * 60 * 1_000;

/** How long reports matter, in ms. */
export const REPORT_TIMES = {
  /** A page open for longer than this reports nothing more; until then its reports are remembered. */
  visit: 12 * HOUR_MS,
  hour: HOUR_MS,
  /** How long hourly counts are kept. */
  kept: 14 * 24 * HOUR_MS,
} as const;
