import { sql } from 'kysely';
import type { Work } from '../Work';

/** True while somebody may still have this address back by an undo link; nobody else gets it meanwhile. */
export async function isEmailHeld({ db, now }: Work, email: string, exceptMemberId = ''): Promise<boolean> {
  const held = await db
    .selectFrom('tokens')
    .select('token_hash')
    .where(sql`lower(data->>'email')`, '=', email.toLowerCase())
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('member_id', '!=', exceptMemberId)
    .executeTakeFirst();
  return held !== undefined;
}
