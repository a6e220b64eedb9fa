import type { Query } from '../../registry/Query';
import type { ReleaseOwner } from '../../registry/Registry';
import type { Tally } from '../../registry/judgeCanary';
import { type BeaconStore, type CountedReport, type HourCount, REPORT_TIMES } from './BeaconStore';
import { toTrialRowName } from './marks';

/** Rows are locked in a fixed order, so that concurrent reports wait for each other without deadlocks. */
const ADD = `
  WITH mark AS (SELECT * FROM unnest($4::text[], $5::text[]) AS given(name, what)),
  fresh AS (
    INSERT INTO platform_beacon (visit, remote, release, rung, reason, at)
    SELECT $1::text, $2::text, $3::text, name, $6::text, $7::bigint FROM mark ORDER BY name
    ON CONFLICT DO NOTHING RETURNING rung)
  INSERT INTO platform_hour (hour, remote, release, what, visits, reason)
  SELECT $8::integer, $2::text, $3::text, what, 1, $6::text FROM mark JOIN fresh ON fresh.rung = mark.name ORDER BY what
  ON CONFLICT (remote, release, what, hour) DO UPDATE SET visits = platform_hour.visits + 1, reason = EXCLUDED.reason`;

const READ_COUNTS = `
  SELECT (hour / $2::integer) * $2::integer AS hour, remote, release, what AS "rowName", SUM(visits)::integer AS visits,
    (ARRAY_AGG(reason ORDER BY hour DESC))[1] AS reason
  FROM platform_hour WHERE hour >= $1::integer AND what NOT LIKE 'trial %'
  GROUP BY 1, remote, release, what ORDER BY 1, remote, release, what`;

const READ_TRIAL = `
  SELECT release, COALESCE(SUM(visits) FILTER (WHERE what = $2::text), 0)::integer AS visits,
    COALESCE(SUM(visits) FILTER (WHERE what = $3::text), 0)::integer AS failed,
    COALESCE(SUM(visits) FILTER (WHERE what = $4::text), 0)::integer AS poor
  FROM platform_hour WHERE remote = $1::text AND what IN ($2::text, $3::text, $4::text) GROUP BY release`;

/** Beacon store in the product's database, so that all site servers share their counts. */
export class SqlBeaconStore implements BeaconStore {
  private lastCleanedHour = 0;

  constructor(
    private readonly query: Query,
    private readonly now: () => number,
  ) {}

  async add({ visit, remote, release, marks, reason }: CountedReport): Promise<void> {
    const at = this.now();
    const hour = Math.floor(at / REPORT_TIMES.hour);
    await this.clean(hour, at);
    const [names, rowNames] = [marks.map(({ name }) => name), marks.map((mark) => mark.rowName)];
    // PostgreSQL text cannot contain NUL.
    await this.query(ADD, [visit, remote, release, names, rowNames, reason.replaceAll('\0', ''), at, hour]);
  }

  read(fromHour: number, span: number): Promise<HourCount[]> {
    return this.query(READ_COUNTS, [fromHour, span]);
  }

  async loadTallies(remote: ReleaseOwner, trial: string): Promise<Record<string, Tally>> {
    const rowNames = ['visit', 'failed', 'poor'].map((name) => toTrialRowName(trial, name));
    const rows = await this.query<Tally & { release: string }>(READ_TRIAL, [remote, ...rowNames]);
    return Object.fromEntries(rows.map(({ release, ...tally }) => [release, tally]));
  }

  /** Deletes old rows, once an hour in each process. */
  private async clean(hour: number, at: number): Promise<void> {
    if (hour === this.lastCleanedHour) return;
    this.lastCleanedHour = hour;
    await this.query('DELETE FROM platform_beacon WHERE at <= $1::bigint', [at - REPORT_TIMES.maxVisitAge]);
    await this.query('DELETE FROM platform_hour WHERE hour < $1::integer', [hour - REPORT_TIMES.countRetention / REPORT_TIMES.hour]);
  }
}
