import type { ColumnType } from 'kysely';
import type { LanderCampaign } from '@rendezvous/shared/contract';

/** Lander campaigns; both tables are append-only. */
export interface LanderTables {
  lander_revisions: {
    revision: number;
    name: string;
    slug: string;
    campaign: ColumnType<LanderCampaign, string, never>;
    who: string;
    created_at: number;
  };
  /** Launches and stops of campaigns; `revision` is null for a stop. */
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
