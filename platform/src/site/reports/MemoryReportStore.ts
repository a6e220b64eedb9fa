import type { PolicyViolation } from './ContentReport';
import { REPORT_LIMITS, type ReportRow, type ReportStore } from './ReportStore';

/** Report store in the memory of one process. */
export class MemoryReportStore implements ReportStore {
  /** Rows by kind of report, the most recent one at the end. */
  private readonly rows = new Map<string, ReportRow>();

  constructor(private readonly now: () => number) {}

  async add(reports: readonly PolicyViolation[]): Promise<void> {
    for (const report of reports) this.count(report);
    const cutoff = this.now() - REPORT_LIMITS.maxAgeMs;
    for (const [kind, { last }] of this.rows) {
      if (last > cutoff && this.rows.size <= REPORT_LIMITS.maxKinds) return;
      this.rows.delete(kind);
    }
  }

  async read(): Promise<ReportRow[]> {
    return [...this.rows.values()].reverse();
  }

  private count(report: PolicyViolation): void {
    const kindKey = [report.directive, report.blocked, report.source].join('|');
    const last = this.now();
    const { count = 0, first = last } = this.rows.get(kindKey) ?? {};
    this.rows.delete(kindKey);
    this.rows.set(kindKey, { ...report, count: count + 1, first, last });
  }
}
