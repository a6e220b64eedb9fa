import type { Kysely } from 'kysely';
import type { LanderCampaign, LanderLaunch } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

export interface LaunchedCampaign extends LanderLaunch {
  revision: number;
  campaign: LanderCampaign;
}

/** Every campaign that is live, whether its schedule shows it or not. */
export async function findLiveLanders(db: Kysely<Database>): Promise<LaunchedCampaign[]> {
  return db
    .with('newest', (query) =>
      query
        .selectFrom('lander_launches')
        .selectAll()
        .distinctOn(['name', 'slug'])
        .orderBy('name')
        .orderBy('slug')
        .orderBy('serial', 'desc'),
    )
    .selectFrom('newest')
    .innerJoin('lander_revisions', 'lander_revisions.revision', 'newest.revision')
    .select([
      'serial',
      'newest.name',
      'newest.slug',
      'lander_revisions.revision',
      'newest.who',
      'why',
      'newest.created_at as at',
      'campaign',
    ])
    .orderBy('newest.name')
    .orderBy('newest.slug')
    .execute();
}
