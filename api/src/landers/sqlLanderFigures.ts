import type { LanderFigure } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { LanderView } from './seenLanders';

/** UTC day, YYYY-MM-DD, of a time in unix seconds. */
export const toDay = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** Increments one of today's counters of a lander's variant; nothing about the visit is stored. */
export async function incrementFigure(
  db: Kysely<Database>,
  { name, slug, variant }: Pick<LanderView, 'name' | 'slug' | 'variant'>,
  counter: 'views' | 'signups',
  now: number,
): Promise<void> {
  await db
    .insertInto('lander_figures')
    .values({ name, slug, variant, day: toDay(now), views: 0, signups: 0, [counter]: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'slug', 'variant', 'day']).doUpdateSet({ [counter]: sql`lander_figures.${sql.ref(counter)} + 1` }),
    )
    .execute();
}

/** The counters since a day, YYYY-MM-DD, ordered by lander, slug, variant and day; optionally only those of one lander or campaign. */
export async function findFigures(
  db: Kysely<Database>,
  { name, slug, from }: { name?: string | undefined; slug?: string | undefined; from: string },
): Promise<LanderFigure[]> {
  let query = db.selectFrom('lander_figures').select(['name', 'slug', 'variant', 'day', 'views', 'signups']).where('day', '>=', from);
  if (name !== undefined) query = query.where('name', '=', name);
  if (slug !== undefined) query = query.where('slug', '=', slug);
  return query.orderBy('name').orderBy('slug').orderBy('variant').orderBy('day').execute();
}
