import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/Tally';
import type { Mark } from './Mark';

/** What one visit says of one release. */
export interface CountedReport {
  visit: string;
  remote: ReleaseOwner;
  release: string;
  marks: readonly Mark[];
  /** Of a failure, in the words of the browser; else empty. */
  reason: string;
}

/** Visits that had something in common, in a span of hours. */
export interface HourCount {
  /** Hours since 1970 at which the span begins. */
  hour: number;
  remote: string;
  release: string;
  what: string;
  visits: number;
  /** The newest. */
  reason: string;
}

/** What browsers report of releases: counted by the hour, each mark of a visit once, kept for two weeks. */
export interface BeaconStore {
  add(report: CountedReport): Promise<void>;
  /** Counts from an hour on, in spans of `span` hours that begin at multiples of it; without those of trials. */
  read(fromHour: number, span: number): Promise<HourCount[]>;
  /** Visits of a trial, by release. */
  trial(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>>;
}
