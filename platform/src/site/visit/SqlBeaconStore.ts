import type { Query } from '../../registry/Query';
import type { BeaconCount, BeaconStore, CountedBeacon } from './BeaconStore';

/** Beacons in the product's database, so that any number of site servers count together. */
export class SqlBeaconStore implements BeaconStore {
  constructor(
    private readonly query: Query,
    private readonly now: () => number,
  ) {}

  async add({ visit, remote, release, rung, reason }: CountedBeacon): Promise<void> {
    await this.query(
      `INSERT INTO platform_beacon (visit, remote, release, rung, reason, at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [visit, remote, release, rung, reason, this.now()],
    );
  }

  async counts(): Promise<BeaconCount[]> {
    const rows = await this.query<BeaconCount>(
      `SELECT remote, release, rung, COUNT(*) AS visits, (ARRAY_AGG(reason ORDER BY at DESC))[1] AS reason
       FROM platform_beacon GROUP BY remote, release, rung ORDER BY remote, release, rung`,
    );
    return rows.map((row) => ({ ...row, visits: Number(row.visits) }));
  }
}
