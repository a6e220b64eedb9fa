import type { LanderCampaign, LanderLaunch } from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Makes other changes to landers wait until the end of this transaction, so that they see its result. */
export async function lockLanders(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('landers'))`.execute(db);
}

interface LaunchFilter {
  name?: string;
  slug?: string;
  limit: number;
}

/** The latest changes of live campaigns, newest first; optionally only those of one lander or campaign. */
export async function findLaunches(db: Kysely<Database>, { name, slug, limit }: LaunchFilter): Promise<LanderLaunch[]> {
  let query = db.selectFrom('lander_launches').select(['serial', 'name', 'slug', 'revision', 'who', 'why', 'created_at as at']);
  if (name !== undefined) query = query.where('name', '=', name);
  if (slug !== undefined) query = query.where('slug', '=', slug);
  return query.orderBy('serial', 'desc').limit(limit).execute();
}

export interface LaunchedCampaign extends LanderLaunch {
  revision: number;
  campaign: LanderCampaign;
}

/** Every live campaign, even outside its schedule. */
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

/** Records a change of the live campaigns. The caller must hold the lock on the landers, so that nobody else takes the serial. */
export async function insertLaunch(db: Kysely<Database>, { at, ...launch }: LanderLaunch): Promise<void> {
  await db
    .insertInto('lander_launches')
    .values({ ...launch, created_at: at })
    .execute();
}

export async function findRevision(db: Kysely<Database>, revision: number): Promise<LanderCampaign | undefined> {
  const row = await db.selectFrom('lander_revisions').select('campaign').where('revision', '=', revision).executeTakeFirst();
  return row?.campaign;
}

/** Returns the campaign's live or newest revision if it has exactly this content, otherwise undefined; older revisions are not reused. */
export async function findSameRevision(
  db: Kysely<Database>,
  campaign: LanderCampaign,
  liveRevision: number | null,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom('lander_revisions')
    .select(['revision', sql<boolean>`campaign = ${JSON.stringify(campaign)}::jsonb`.as('is_same')])
    .where('name', '=', campaign.name)
    .where('slug', '=', campaign.slug)
    .orderBy(sql`revision is not distinct from ${liveRevision}::integer`, 'desc')
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  const newestRevision = Math.max(...rows.map(({ revision }) => revision));
  return rows.find(({ revision, is_same: isSame }) => isSame && (revision === liveRevision || revision === newestRevision))?.revision;
}

/** The number that the next revision gets. */
export async function findNextRevision(db: Kysely<Database>): Promise<number> {
  const { newest } = await db
    .selectFrom('lander_revisions')
    .select(({ fn }) => fn.max('revision').as('newest'))
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
}

/** Stores a campaign and returns its revision number. The caller must hold the lock on the landers, so that nobody else takes the number. */
export async function insertRevision(db: Kysely<Database>, campaign: LanderCampaign, who: string, now: number): Promise<number> {
  const { name, slug } = campaign;
  const revision = await findNextRevision(db);
  await db
    .insertInto('lander_revisions')
    .values({ revision, name, slug, campaign: JSON.stringify(campaign), who, created_at: now })
    .execute();
  return revision;
}
