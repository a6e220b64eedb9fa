import { AUTH_COOKIE_DAYS, DAY_S } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { bumpCounters } from '../members/sqlCounters';
import type { Random } from '../ports/Random';
import type { Database } from '../tables/tables';
import { recordActivity } from './sqlAccounts';
import { deleteSessions, type SessionWithMember, insertSession, updateSession, type SessionFilter } from './sqlSessions';
import { hashToken } from './tokens';

const SESSION_LIFETIME_S = AUTH_COOKIE_DAYS * DAY_S;
/** Minimum interval between two writes of a session's activity, in seconds. */
const ACTIVITY_INTERVAL_S = 300;
const USER_AGENT_MAX = 200;

interface NewSession {
  memberId: string;
  now: number;
  userAgent?: string | undefined;
  country?: string | undefined;
}

/** Creates a session and returns its token for the browser; only the hash of the token is stored. */
export async function startSession(
  { db, random }: { db: Kysely<Database>; random: Random },
  { memberId, now, userAgent = '', country = '' }: NewSession,
): Promise<string> {
  const token = random.token();
  await insertSession(db, {
    token_hash: hashToken(token),
    id: random.id(),
    member_id: memberId,
    created_at: now,
    expires_at: now + SESSION_LIFETIME_S,
    last_seen_at: now,
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    country,
  });
  return token;
}

/** True while the stored activity is too recent to be written again; a time far in the future, from a wrong clock, is not recent. */
export const isActivityRecent = (lastSeenAt: number, now: number): boolean => Math.abs(now - lastSeenAt) < ACTIVITY_INTERVAL_S;

/** Records activity, at most every 5 minutes, and extends a session that ends within 15 days; true if it was extended. */
export async function refreshSession(
  db: Kysely<Database>,
  { member, expiresAt, lastSeenAt }: SessionWithMember,
  now: number,
): Promise<boolean> {
  if (isActivityRecent(lastSeenAt, now)) return false;
  const mustRenew = expiresAt - now < SESSION_LIFETIME_S / 2;
  await updateSession(db, member.session.tokenHash, { last_seen_at: now, ...(mustRenew ? { expires_at: now + SESSION_LIFETIME_S } : {}) });
  await recordActivity(db, member.id, now);
  return mustRenew;
}

/** Ends all or some sessions of a member, at once and in every process; returns their number. */
export async function endSessions(db: Kysely<Database>, memberId: string, filter: SessionFilter = {}): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((trx) => endSessions(trx, memberId, filter));
  const endedCount = await deleteSessions(db, memberId, filter);
  // Ending a session that does not exist changes nothing.
  if (endedCount > 0 || filter.only === undefined) await bumpCounters(db, [memberId], 'access');
  return endedCount;
}
