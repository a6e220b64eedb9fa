import type { Kysely } from 'kysely';
import { DEFAULT_SETTINGS } from '../site/DomainSettings';
import type { SessionMember } from '../plugins/SessionMember';
import type { Database } from '../tables/tables';

export interface FoundSession {
  member: SessionMember;
  expiresAt: number;
  lastSeenAt: number;
}

const sessionOf = (db: Kysely<Database>, tokenHash: string, now: number) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .innerJoin('profiles as p', 'p.member_id', 's.member_id')
    .leftJoin('current_places as place', 'place.member_id', 's.member_id')
    .leftJoin('change_counters as c', 'c.member_id', 's.member_id')
    // The domain of the account, or the default one.
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
    .select(['s.id as session_id', 's.expires_at', 's.last_seen_at', 'm.id', 'm.status', 'm.role', 'm.language', 'm.domain'])
    .select([
      'm.paid',
      'm.invisible',
      'm.age_assured_at',
      'c.user_version',
      'c.chats_version',
      'c.likes_version',
      'c.access_version',
      'd.settings',
    ])
    .select(['p.gender', 'p.sexuality', 'p.country', 'p.region'])
    .select(({ fn }) => fn.coalesce('place.latitude', 'p.latitude').as('latitude'))
    .select(({ fn }) => fn.coalesce('place.longitude', 'p.longitude').as('longitude'))
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('m.status', 'in', ['not_confirmed', 'active']);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof sessionOf>['executeTakeFirst']>>>;

function toMember(row: Row, tokenHash: string): SessionMember {
  const { id, status, role, language, domain, paid, invisible } = row;
  const { gender, sexuality, country, region, latitude, longitude } = row;
  return {
    ...{ id, status, role, language, domain, paid, invisible },
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
 * The living session with this token, its member, what that member may see and the settings of their domain, in one
 * statement: every call of a member makes it.
 */
export async function findSession(db: Kysely<Database>, tokenHash: string, now: number): Promise<FoundSession | undefined> {
  const row = await sessionOf(db, tokenHash, now).executeTakeFirst();
  return row && { member: toMember(row, tokenHash), expiresAt: row.expires_at, lastSeenAt: row.last_seen_at };
}
