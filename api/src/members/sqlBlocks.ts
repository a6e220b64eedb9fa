import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Database } from '../tables/tables';

/**
 * Finds which of two members has blocked the other: `by_other` if the second one has, even if both have; otherwise `by_me`, or `reported` if the
 * first one's report set the block; undefined if neither has.
 */
export async function findBlock(
  db: Kysely<Database>,
  memberId: string,
  otherId: string,
): Promise<'by_me' | 'by_other' | 'reported' | undefined> {
  const rows = await db
    .selectFrom('blocks')
    .select(['blocker_id', 'reported'])
    .where(({ eb, or, and }) =>
      or([
        and([eb('blocker_id', '=', memberId), eb('blocked_id', '=', otherId)]),
        and([eb('blocker_id', '=', otherId), eb('blocked_id', '=', memberId)]),
      ]),
    )
    .execute();
  if (rows.some(({ blocker_id }) => blocker_id === otherId)) return 'by_other';
  if (rows.some(({ reported }) => reported)) return 'reported';
  return rows.length > 0 ? 'by_me' : undefined;
}

/** Query for the ids of blocked or hidden members, and the times at which they were blocked or hidden, in unix seconds. */
type AvoidedMembers = SelectQueryBuilder<Database, 'blocks' | 'hides', { id: string; created: number }>;

/** Finds blocked or hidden members with their names, the latest block or hide first; members with deleted accounts are left out. */
const findAvoidedMembers = (db: Kysely<Database>, avoidedMembers: AvoidedMembers) =>
  db
    .selectFrom(avoidedMembers.as('a'))
    .innerJoin('members as m', 'm.id', 'a.id')
    .select(['m.id', 'm.name', 'm.fictional', 'a.created'])
    .where('m.status', '!=', 'deleted')
    .orderBy('a.created', 'desc')
    .orderBy('m.id')
    .execute();

/** Members blocked by a member, except those they reported, who stay blocked. */
export const findBlockedMembers = (db: Kysely<Database>, memberId: string) =>
  findAvoidedMembers(
    db,
    db
      .selectFrom('blocks')
      .select(['blocked_id as id', 'created_at as created'])
      .where('blocker_id', '=', memberId)
      .where('reported', '=', false),
  );

/** Members hidden by a member. */
export const findHiddenMembers = (db: Kysely<Database>, memberId: string) =>
  findAvoidedMembers(db, db.selectFrom('hides').select(['hidden_id as id', 'created_at as created']).where('member_id', '=', memberId));

/** Inserts a block unless it exists. */
export async function insertBlock(db: Kysely<Database>, blockerId: string, blockedId: string, now: number): Promise<void> {
  await db
    .insertInto('blocks')
    .values({ blocker_id: blockerId, blocked_id: blockedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a block that was not set by a report; returns false when there is none. */
export async function deleteBlock(db: Kysely<Database>, blockerId: string, blockedId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .where('reported', '=', false)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Hides a member unless they are already hidden. */
export async function insertHide(db: Kysely<Database>, memberId: string, hiddenId: string, now: number): Promise<void> {
  await db
    .insertInto('hides')
    .values({ member_id: memberId, hidden_id: hiddenId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a hide; returns false when the member was not hidden. */
export async function deleteHide(db: Kysely<Database>, memberId: string, hiddenId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hides')
    .where('member_id', '=', memberId)
    .where('hidden_id', '=', hiddenId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
