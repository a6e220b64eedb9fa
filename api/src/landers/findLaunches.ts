import type { Kysely } from 'kysely';
import type { LanderLaunch } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';

interface Asked {
  name?: string;
  slug?: string;
  most: number;
}

/** Changes of what is live, the newest first; of one lander or one of its campaigns where they are named. */
export async function findLaunches(db: Kysely<Database>, { name, slug, most }: Asked): Promise<LanderLaunch[]> {
  let query = db.selectFrom('lander_launches').select(['serial', 'name', 'slug', 'revision', 'who', 'why', 'created_at as at']);
  if (name !== undefined) query = query.where('name', '=', name);
  if (slug !== undefined) query = query.where('slug', '=', slug);
  return query.orderBy('serial', 'desc').limit(most).execute();
}
