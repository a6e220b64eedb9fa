import type { Insertable, Kysely } from 'kysely';
import type { SessionMember } from '../plugins/session';
import { DEFAULT_SETTINGS } from '../site/DomainSettings';
import type { Database } from '../tables/tables';

export interface SessionWithMember {
  member: SessionMember;
  expiresAt: number;
  lastSeenAt: number;
}

const selectLiveSession = (db: Kysely<Database>, tokenHash: string, now: number) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('profiles as p', 'p.member_id', 's.member_id')
    .leftJoin('current_places as place', 'place.member_id', 's.member_id')
    .leftJoin('change_counters as c', 'c.member_id', 's.member_id')
    // The settings of the account's domain or, if that no longer exists, of the default domain.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('domains as x')
          .select('x.settings')
          .where(({ eb, or, ref }) => or([eb('x.host', '=', ref('m.domain')), eb('x.is_default', '=', true)]))
          .orderBy('x.is_default')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['s.id as session_id', 's.expires_at', 's.last_seen_at', 'd.settings'])
    .select(['m.id', 'm.status', 'm.role', 'm.language', 'm.domain', 'm.paid', 'm.invisible', 'm.age_assured_at'])
    .select(['c.user_version', 'c.chats_version', 'c.likes_version', 'c.access_version'])
    .select(['p.gender', 'p.sexuality', 'p.country', 'p.region'])
    .select(({ fn }) => fn.coalesce('place.latitude', 'p.latitude').as('latitude'))
    .select(({ fn }) => fn.coalesce('place.longitude', 'p.longitude').as('longitude'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('m.status', 'in', ['not_confirmed', 'active']);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof selectLiveSession>['executeTakeFirst']>>>;

function toMember(row: Row, tokenHash: string): SessionMember {
  const { id, status, role, language, domain, paid, invisible } = row;
  const { gender, sexuality, country, region, latitude, longitude } = row;
  return {
    id,
    status,
    role,
    language,
    domain,
    paid,
    invisible,
    session: { id: row.session_id, tokenHash },
    versions: {
      user: row.user_version ?? 0,
      chats: row.chats_version ?? 0,
      likes: row.likes_version ?? 0,
      access: row.access_version ?? 0,
    },
    ageAssured: row.age_assured_at !== null,
    viewing: { id, paid, gender, sexuality, country, region, latitude, longitude },
    settings: { ...DEFAULT_SETTINGS, ...row.settings },
  };
}

/**
 * Finds the valid session with this token hash, including its member, the member's permissions and the settings of their domain; one
 * statement loads everything, because every call by a member needs it.
 */
export async function findSession(db: Kysely<Database>, tokenHash: string, now: number): Promise<SessionWithMember | undefined> {
  const row = await selectLiveSession(db, tokenHash, now).executeTakeFirst();
  return row && { member: toMember(row, tokenHash), expiresAt: row.expires_at, lastSeenAt: row.last_seen_at };
}

/** Finds a member's sessions that have not expired, most recently used first. */
export async function findSessions(db: Kysely<Database>, memberId: string, now: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at', 'last_seen_at'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSession(db: Kysely<Database>, session: Insertable<Database['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Stores when a session was last used and, if given, when it now expires. */
export async function updateSession(
  db: Kysely<Database>,
  tokenHash: string,
  changes: { last_seen_at: number; expires_at?: number },
): Promise<void> {
  await db.updateTable('sessions').set(changes).where('token_hash', '=', tokenHash).execute();
}

/** Selects sessions of a member by id: `only` one, all `except` one or, without either, all of them. */
export interface SessionFilter {
  only?: string;
  except?: string;
}

/** Deletes sessions of a member; returns their number. */
export async function deleteSessions(db: Kysely<Database>, memberId: string, { only, except }: SessionFilter): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
