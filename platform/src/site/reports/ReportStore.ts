import type { PolicyViolation } from './ContentReport';

/** Number and times of identical reports. */
export interface ReportRow extends PolicyViolation {
  count: number;
  /** Time of the first report, in Unix milliseconds. */
  first: number;
  /** Time of the last report, in Unix milliseconds. */
  last: number;
}

/** Retention limits of reports, which anyone can send. */
export const REPORT_LIMITS = {
  /** Maximum number of kinds of reports; beyond it, a new kind evicts the least recent one. */
  maxKinds: 100,
  /** Maximum ms since a kind was last seen. */
  maxAgeMs: 14 * 24 * 60 * 60 * 1_000,
} as const;

/** Reports from browsers, counted by kind. */
export interface ReportStore {
  add(reports: readonly PolicyViolation[]): Promise<void>;
  /** All kinds of reports, the most recent first. */
  read(): Promise<ReportRow[]>;
}
