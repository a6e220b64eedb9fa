import type { ContentReport } from './ContentReport';

/** Reports that say the same. */
export interface ReportRow extends ContentReport {
  count: number;
  /** Unix milliseconds. */
  first: number;
  last: number;
}

/** What may be kept of reports, which anybody can send. */
export const REPORT_LIMITS = {
  /** Kinds; one more pushes out the one that was not seen for the longest time. */
  kinds: 100,
  /** Ms since a kind was seen last. */
  kept: 14 * 24 * 60 * 60 * 1_000,
} as const;

/** Reports of browsers, counted by kind. */
export interface ReportStore {
  add(reports: readonly ContentReport[]): Promise<void>;
  /** The newest first. */
  read(): Promise<ReportRow[]>;
}
