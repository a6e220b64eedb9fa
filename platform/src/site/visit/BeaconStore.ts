import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/judgeCanary';
import type { Mark } from './marks';

/** Marks of one visit for one release. */
export interface CountedReport {
  visit: string;
  remote: ReleaseOwner;
  release: string;
  marks: readonly Mark[];
  /** Reason for a failure, in the browser's words; empty for other reports. */
  reason: string;
}

/** Number of visits with a mark, in a span of hours. */
export interface HourCount {
  /** Start of the span, in hours since 1970. */
  hour: number;
  remote: string;
  release: string;
  /** Name of the row in which the mark is counted, see `Mark`. */
  rowName: string;
  visits: number;
  /** Reason in the latest report. */
  reason: string;
}

/** Counts browsers' reports about releases by the hour, each mark once per visit and release, and keeps the counts for two weeks. */
export interface BeaconStore {
  add(report: CountedReport): Promise<void>;
  /**
   * Reads the counts from the given hour onwards, in spans of `span` hours that start at multiples of `span`, without the counts of trials.
   */
  read(fromHour: number, span: number): Promise<HourCount[]>;
  /** Loads the tallies of a canary's trial, by release; `trial` is the salt of the canary. */
  loadTallies(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>>;
}

const HOUR_MS = 60 * 60 * 1_000;

/** Periods that apply to reports, in ms. */
export const REPORT_TIMES = {
  /** Maximum age of a visit whose reports are accepted; its marks are stored for as long, so that each is counted once. */
  maxVisitAge: 12 * HOUR_MS,
  hour: HOUR_MS,
  /** How long hourly counts are kept. */
  countRetention: 14 * 24 * HOUR_MS,
} as const;
