import type { Kysely } from 'kysely';
import type { SessionMember } from '../plugins/SessionMember';
import type { Database } from './tables';

export interface FoundSession {
  member: SessionMember;
  expiresAt: number;
  lastSeenAt: number;
}

/** The living session with this token and its member, in one statement: every call of a member makes it. */
export async function findSession(db: Kysely<Database>, tokenHash: string, now: number): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .leftJoin('change_counters as c', 'c.member_id', 's.member_id')
    .select(['s.id as session_id', 's.expires_at', 's.last_seen_at', 'm.id', 'm.status', 'm.role', 'm.language', 'm.domain'])
    .select(['m.paid', 'm.invisible', 'c.user_version', 'c.chats_version', 'c.likes_version', 'c.access_version'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('m.status', 'in', ['not_confirmed', 'active'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, status, role, language, domain, paid, invisible } = row;
  const versions = {
    user: row.user_version ?? 0,
    chats: row.chats_version ?? 0,
    likes: row.likes_version ?? 0,
    access: row.access_version ?? 0,
  };
  const session = { id: row.session_id, tokenHash };
  return {
    member: { id, status, role, language, domain, paid, invisible, session, versions },
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
  };
}
