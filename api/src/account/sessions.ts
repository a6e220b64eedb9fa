import { AUTH_COOKIE_DAYS, DAY_S } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { bumpCounters } from '../members/sqlCounters';
import type { Random } from '../ports/Random';
import type { Database } from '../tables/tables';
import { noteActivity } from './sqlAccounts';
import { deleteSessions, type FoundSession, insertSession, updateSession, type WhichSessions } from './sqlSessions';
import { hashToken } from './tokens';

const LIFE_S = AUTH_COOKIE_DAYS * DAY_S;
/** Activity is written at most this often, in seconds. */
const ACTIVITY_S = 300;
const USER_AGENT_MAX = 200;

interface NewSession {
  memberId: string;
  now: number;
  userAgent?: string | undefined;
  country?: string | undefined;
}

/** Creates a session; the token is sent to the browser, only its hash is stored. */
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
    expires_at: now + LIFE_S,
    last_seen_at: now,
    user_agent: userAgent.slice(0, USER_AGENT_MAX),
    country,
  });
  return token;
}

/** True while activity of that time need not be written again. A time far ahead comes from a clock that was wrong. */
export const isRecent = (lastSeenAt: number, now: number): boolean => Math.abs(now - lastSeenAt) < ACTIVITY_S;

/** Notes activity and lengthens a session that ends within 15 days; true when the cookie must be sent again. */
export async function keepSession(db: Kysely<Database>, { member, expiresAt, lastSeenAt }: FoundSession, now: number): Promise<boolean> {
  if (isRecent(lastSeenAt, now)) return false;
  const renew = expiresAt - now < LIFE_S / 2;
  await updateSession(db, member.session.tokenHash, { last_seen_at: now, ...(renew ? { expires_at: now + LIFE_S } : {}) });
  await noteActivity(db, member.id, now);
  return renew;
}

/** Ends sessions of a member, at once and in every process; returns how many. */
export async function endSessions(db: Kysely<Database>, memberId: string, which: WhichSessions = {}): Promise<number> {
  if (!db.isTransaction) return db.transaction().execute((trx) => endSessions(trx, memberId, which));
  const ended = await deleteSessions(db, memberId, which);
  // Naming a session that does not exist changes nothing.
  if (ended > 0 || which.only === undefined) await bumpCounters(db, [memberId], 'access');
  return ended;
}
