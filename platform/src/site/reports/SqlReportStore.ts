import type { Query } from '../../registry/Query';
import type { PolicyViolation } from './ContentReport';
import { REPORT_LIMITS, type ReportRow, type ReportStore } from './ReportStore';

const ADD = `
  INSERT INTO platform_report (directive, blocked, source, count, first, last)
  VALUES ($1::text, $2::text, $3::text, 1, $4::bigint, $4::bigint)
  ON CONFLICT (directive, blocked, source) DO UPDATE SET count = platform_report.count + 1, last = EXCLUDED.last`;

const CLEAN = `
  DELETE FROM platform_report WHERE last <= $1::bigint OR (directive, blocked, source) IN
    (SELECT directive, blocked, source FROM platform_report ORDER BY last DESC, first DESC OFFSET $2::integer)`;

/** Report store in the product's database, so that all site servers share their counts. */
export class SqlReportStore implements ReportStore {
  constructor(
    private readonly query: Query,
    private readonly now: () => number,
  ) {}

  async add(reports: readonly PolicyViolation[]): Promise<void> {
    for (const { directive, blocked, source } of reports) await this.query(ADD, [directive, blocked, source, this.now()]);
    await this.query(CLEAN, [this.now() - REPORT_LIMITS.maxAgeMs, REPORT_LIMITS.maxKinds]);
  }

  async read(): Promise<ReportRow[]> {
    const rows = await this.query<ReportRow>(
      'SELECT directive, blocked, source, count, first, last FROM platform_report ORDER BY last DESC, first DESC',
    );
    return rows.map((row) => ({ ...row, first: Number(row.first), last: Number(row.last) }));
  }
}
