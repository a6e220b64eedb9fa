import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** SQL for the hash of the email address of a member `m`, as stored with bans. */
const memberEmailHash = sql<string>`encode(sha256(convert_to(lower(m.email), 'UTF8')), 'hex')`;

/** Condition that a self-imposed ban of the member `m` is in force at `now` (unix seconds). */
export const isSelfExcluded = (now: number) =>
  sql<boolean>`exists (select from self_exclusions e where e.email_hash = ${memberEmailHash} and e.confirmed_at is not null
    and (e.ends_at is null or e.ends_at > ${now}::bigint))`;

/** The end (unix seconds) of the longest confirmed ban of this address, null if it is permanent; undefined when none is in force. */
export async function findBanEnd(db: Kysely<Database>, emailHash: string, now: number): Promise<number | null | undefined> {
  const ban = await db
    .selectFrom('self_exclusions')
    .select('ends_at')
    .where('email_hash', '=', emailHash)
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst();
  return ban?.ends_at;
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

/** True while the ban with this token, requested after `since`, waits to be confirmed. */
export async function hasOpenExclusion(db: Kysely<Database>, tokenHash: string, since: number): Promise<boolean> {
  const request = await db
    .selectFrom('self_exclusions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('confirmed_at', 'is', null)
    .where('requested_at', '>', since)
    .executeTakeFirst();
  return request !== undefined;
}

/** Confirms and returns the ban with this token, requested after `since`; undefined if the link is unknown, used or too old. */
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
    .updateTable('members as m')
    .set({ invisible: true })
    .where(memberEmailHash, '=', emailHash)
    .returning('m.id')
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
