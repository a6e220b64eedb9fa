import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** True while a confirmed ban of this address is in force. */
export async function hasBan(db: Kysely<Database>, emailHash: string, now: number): Promise<boolean> {
  const ban = await db
    .selectFrom('self_exclusions')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst();
  return ban !== undefined;
}

/** Number of bans requested for an address after `since` (unix seconds). */
export async function countExclusionRequests(db: Kysely<Database>, emailHash: string, since: number): Promise<number> {
  const requests = await db
    .selectFrom('self_exclusions')
    .select('id')
    .where('email_hash', '=', emailHash)
    .where('requested_at', '>', since)
    .execute();
  return requests.length;
}

export async function insertExclusion(db: Kysely<Database>, exclusion: Insertable<Database['self_exclusions']>): Promise<void> {
  await db.insertInto('self_exclusions').values(exclusion).execute();
}

/** Confirms the ban with this token, if it was requested after `since`; undefined when the link is unknown, used or too old. */
export const confirmExclusionRequest = (db: Kysely<Database>, tokenHash: string, { since, now }: { since: number; now: number }) =>
  db
    .updateTable('self_exclusions')
    .set({ confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('requested_at', '>', since)
    .returning(['id', 'months', 'email_hash'])
    .executeTakeFirst();

export async function updateExclusionEnd(db: Kysely<Database>, id: string, endsAt: number | null): Promise<void> {
  await db.updateTable('self_exclusions').set({ ends_at: endsAt }).where('id', '=', id).execute();
}

/** Makes the member with this email address invisible; returns the member's id, or undefined if the address has no account. */
export async function makeInvisible(db: Kysely<Database>, emailHash: string): Promise<string | undefined> {
  const member = await db
    .updateTable('members')
    .set({ invisible: true })
    .where(sql`encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')`, '=', emailHash)
    .returning('id')
    .executeTakeFirst();
  return member?.id;
}

/** Removes bans that have ended, and requests made up to `requestedUntil` that were never confirmed. */
export async function deleteOldExclusions(db: Kysely<Database>, requestedUntil: number, now: number): Promise<void> {
  await db
    .deleteFrom('self_exclusions')
    .where(({ eb, or, and }) =>
      or([eb('ends_at', '<=', now), and([eb('confirmed_at', 'is', null), eb('requested_at', '<=', requestedUntil)])]),
    )
    .execute();
}
