import { DAY_S } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import type { TokenPurpose } from './tokens';

export async function insertToken(db: Kysely<Database>, token: Insertable<Database['tokens']>): Promise<void> {
  await db.insertInto('tokens').values(token).execute();
}

/** Finds the times, in unix seconds, at which links for a purpose were created for a member in the last 24 hours, newest first. */
export async function findTokenTimes(db: Kysely<Database>, memberId: string, purpose: TokenPurpose, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('tokens')
    .select('created_at')
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', now - DAY_S)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** True when there is a token with this hash and purpose that is neither used nor expired. */
export async function hasValidToken({ db, now }: UnitOfWork, tokenHash: string, purpose: TokenPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks a valid token as used and returns it; undefined if no such token is valid. Of two concurrent calls, only one succeeds. */
export const markTokenUsed = ({ db, now }: UnitOfWork, tokenHash: string, purposes: readonly TokenPurpose[]) =>
  db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'purpose', 'data'])
    .executeTakeFirst();

/** True while an undo link can still give this address back to a former owner; meanwhile nobody else can use it. */
export async function isEmailReserved({ db, now }: UnitOfWork, email: string, exceptMemberId = ''): Promise<boolean> {
  const row = await db
    .selectFrom('tokens')
    .select('token_hash')
    .where(sql`lower(data->>'email')`, '=', email.toLowerCase())
    .where('purpose', '=', 'mail_undo')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('member_id', '!=', exceptMemberId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Invalidates a member's unused links for these purposes or, without `purposes`, all of them. */
export async function voidTokens({ db, now }: UnitOfWork, memberId: string, purposes?: readonly TokenPurpose[]): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ used_at: now })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .$if(purposes !== undefined, (query) => query.where('purpose', 'in', [...(purposes ?? [])]))
    .execute();
}

/** Deletes links that expired at `moment` or earlier. */
export async function deleteTokensExpiredBy(db: Kysely<Database>, moment: number): Promise<void> {
  await db.deleteFrom('tokens').where('expires_at', '<=', moment).execute();
}
