import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { findLiveLanders } from './findLiveLanders';
import type { Database } from '../tables/tables';
import { campaignKey } from './campaignKey';

/** Another process may have launched something so many seconds ago at most. */
const LIFETIME_S = 5;

type Live = ReadonlyMap<string, LanderCampaign>;

/** The campaigns that are live, kept in memory for a few seconds; while the database is away those of before stand. */
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

  /** Makes the next request read anew: something was launched here. */
  forget(): void {
    this.readAt = -Infinity;
  }

  private async read(): Promise<Live> {
    const rows = await findLiveLanders(this.db);
    return new Map(rows.map(({ campaign }) => [campaignKey(campaign), campaign]));
  }
}
