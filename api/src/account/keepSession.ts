import type { Kysely } from 'kysely';
import { AUTH_COOKIE_DAYS } from '@rendezvous/shared/contract';
import { noteActivity } from './noteActivity';
import type { FoundSession } from './findSession';
import type { Database } from '../tables/tables';
import { isRecent } from './isRecent';

const DAY_S = 86_400;

/** Notes activity and lengthens a session that ends within 15 days; true when the cookie must be sent again. */
export async function keepSession(db: Kysely<Database>, { member, expiresAt, lastSeenAt }: FoundSession, now: number): Promise<boolean> {
  if (isRecent(lastSeenAt, now)) return false;
  const renew = expiresAt - now < (AUTH_COOKIE_DAYS / 2) * DAY_S;
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, ...(renew ? { expires_at: now + AUTH_COOKIE_DAYS * DAY_S } : {}) })
    .where('token_hash', '=', member.session.tokenHash)
    .execute();
  await noteActivity(db, member.id, now);
  return renew;
}
