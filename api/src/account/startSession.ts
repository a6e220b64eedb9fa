import type { Kysely } from 'kysely';
import { AUTH_COOKIE_DAYS } from '@rendezvous/shared/contract';
import type { Random } from '../ports/Random';
import type { Database } from '../tables/tables';
import { hashToken } from './hashToken';

interface NewSession {
  memberId: string;
  now: number;
  userAgent?: string | undefined;
  country?: string | undefined;
}

const USER_AGENT_MAX = 200;

/** Opens a session; the token goes to the browser, only its hash is stored. */
export async function startSession(
  { db, random }: { db: Kysely<Database>; random: Random },
  { memberId, now, userAgent = '', country = '' }: NewSession,
): Promise<string> {
  const token = random.token();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      id: random.id(),
      member_id: memberId,
      created_at: now,
      expires_at: now + AUTH_COOKIE_DAYS * 86_400,
      last_seen_at: now,
      user_agent: userAgent.slice(0, USER_AGENT_MAX),
      country,
    })
    .execute();
  return token;
}
