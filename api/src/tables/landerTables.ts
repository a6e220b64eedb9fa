import type { ColumnType } from 'kysely';
import type { LanderCampaign, LanderFigure } from '@rendezvous/shared/contract';

/** Tables of lander campaigns, whose rows are only ever added, and of their figures. */
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
  /** Counters by variant and day, without anything about a person. */
  lander_figures: LanderFigure;
}
