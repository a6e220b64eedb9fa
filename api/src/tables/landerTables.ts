import type { ColumnType } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';

/** Campaigns of landers; both tables are only added to. */
export interface LanderTables {
  lander_revisions: {
    revision: number;
    name: string;
    slug: string;
    campaign: ColumnType<LanderCampaign, string, never>;
    who: string;
    created_at: number;
  };
  /** A change of what is live; `revision` is null where a campaign was stopped. */
  lander_launches: {
    serial: number;
    name: string;
    slug: string;
    revision: number | null;
    who: string;
    why: string;
    created_at: number;
  };
}
