import type { ContentReport } from './ContentReport';

/** Identical reports. */
export interface ReportRow extends ContentReport {
  count: number;
  /** Unix milliseconds. */
  first: number;
  last: number;
}

/** Retention limits of reports, which anyone can send. */
export const REPORT_LIMITS = {
  /** Maximum number of kinds; another one evicts the least recent. */
  kinds: 100,
  /** Maximum ms since a kind was last seen. */
  kept: 14 * 24 * 60 * 60 * 1_000,
} as const;

/** Reports of browsers, counted by kind. */
export interface ReportStore {
  add(reports: readonly ContentReport[]): Promise<void>;
  /** The newest first. */
  read(): Promise<ReportRow[]>;
}
