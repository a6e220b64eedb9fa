import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { findLiveLanders } from './sqlLaunches';
import { campaignKey } from './campaign';
import type { Database } from '../tables/tables';

/** Seconds after which a launch by another process is seen at the latest. */
const LIFETIME_S = 5;

type Live = ReadonlyMap<string, LanderCampaign>;

/** Live campaigns, cached in memory for a few seconds; while the database is unreachable, the last ones are used. */
export class LiveLanders {
  private live: Promise<Live> = Promise.resolve(new Map());
  private readAt = -Infinity;

  constructor(private readonly db: Kysely<Database>) {}

  /** By `campaignKey`; `now` in unix seconds. */
  at(now: number): Promise<Live> {
    if (Math.abs(now - this.readAt) < LIFETIME_S) return this.live;
    const before = this.live;
    this.readAt = now;
    this.live = this.read().catch(() => before);
    return this.live;
  }

  /** Makes the next request read again, after a change by this process. */
  forget(): void {
    this.readAt = -Infinity;
  }

  private async read(): Promise<Live> {
    const rows = await findLiveLanders(this.db);
    return new Map(rows.map(({ campaign }) => [campaignKey(campaign), campaign]));
  }
}
