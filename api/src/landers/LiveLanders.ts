import type { Kysely } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { findLiveLanders } from './sqlLaunches';
import { getCampaignKey } from './campaign';
import type { Database } from '../tables/tables';

/** A launch by another process takes effect within this many seconds. */
const CACHE_LIFETIME_S = 5;

type CampaignsByKey = ReadonlyMap<string, LanderCampaign>;

/** Live campaigns, cached in memory for a few seconds; when the database cannot be reached, the campaigns that were read last are used. */
export class LiveLanders {
  private campaigns: Promise<CampaignsByKey> = Promise.resolve(new Map());
  private readAt = -Infinity;

  constructor(private readonly db: Kysely<Database>) {}

  /** Returns the live campaigns, keyed by `getCampaignKey`; `now` is in unix seconds. */
  getCampaigns(now: number): Promise<CampaignsByKey> {
    if (Math.abs(now - this.readAt) < CACHE_LIFETIME_S) return this.campaigns;
    const previousCampaigns = this.campaigns;
    this.readAt = now;
    this.campaigns = this.loadCampaigns().catch(() => previousCampaigns);
    return this.campaigns;
  }

  /** Drops the cache after a change by this process, so that the next request reads the campaigns again. */
  invalidate(): void {
    this.readAt = -Infinity;
  }

  private async loadCampaigns(): Promise<CampaignsByKey> {
    const rows = await findLiveLanders(this.db);
    return new Map(rows.map(({ campaign }) => [getCampaignKey(campaign), campaign]));
  }
}
