import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';
import { type CardRow, selectCard, toCardRow } from './sqlCards';
import { selectVisibleMembers } from './sqlVisibility';
import type { MemberViewer } from './Viewer';

/** Maximum number of likes listed per direction. */
const LISTED_LIKES_MAX = 500;

export interface FoundLikes {
  givenLikes: CardRow[];
  /** New likes first, then the most recent. */
  receivedLikes: (CardRow & { isNew: boolean })[];
}

/** Condition that a like was given in the swipe game, which has its own limit. */
const isSwiped = sql<SqlBool>`swipes.member_id = likes.liker_id and swipes.target_id = likes.liked_id and swipes.action = 'like'`;

/** Likes that a member gave to, and received from, visible members, with the data of their cards. */
export async function findLikes(db: Kysely<Database>, viewer: MemberViewer): Promise<FoundLikes> {
  const { id } = viewer.member;
  const cardQuery = selectCard(selectVisibleMembers(db, viewer), id);
  const givenRows = await cardQuery
    .innerJoin('likes as l', 'l.liked_id', 'm.id')
    .where('l.liker_id', '=', id)
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LISTED_LIKES_MAX)
    .execute();
  const receivedRows = await cardQuery
    .innerJoin('likes as l', 'l.liker_id', 'm.id')
    .select('l.is_new as isNew')
    .where('l.liked_id', '=', id)
    .orderBy('l.is_new', 'desc')
    .orderBy('l.created_at', 'desc')
    .orderBy('m.id')
    .limit(LISTED_LIKES_MAX)
    .execute();
  return { givenLikes: givenRows.map(toCardRow), receivedLikes: receivedRows.map(toCardRow) };
}

export async function hasLiked(db: Kysely<Database>, likerId: string, likedId: string): Promise<boolean> {
  const likeQuery = db.selectFrom('likes').select('liked_id').where('liker_id', '=', likerId).where('liked_id', '=', likedId);
  return (await likeQuery.executeTakeFirst()) !== undefined;
}

/** Returns the ids of those of two members who like the other one. */
export async function findLikersBetween(db: Kysely<Database>, memberId: string, otherId: string): Promise<string[]> {
  const likes = await db
    .selectFrom('likes')
    .select('liker_id')
    .where('liker_id', 'in', [memberId, otherId])
    .where('liked_id', 'in', [memberId, otherId])
    .execute();
  return likes.map(({ liker_id }) => liker_id);
}

/** Number of likes given outside the swipe game after `cutoff` (unix seconds), and the time of the oldest of them. */
export const countLikes = (db: Kysely<Database>, likerId: string, cutoff: number) =>
  db
    .selectFrom('likes')
    .select(({ fn }) => [fn.countAll<number>().as('likes'), fn.min('created_at').as('oldest')])
    .where('liker_id', '=', likerId)
    .where('created_at', '>', cutoff)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('swipes').select('swipes.seq').where(isSwiped))))
    .executeTakeFirstOrThrow();

export async function insertLike(db: Kysely<Database>, likerId: string, likedId: string, now: number): Promise<void> {
  await db.insertInto('likes').values({ liker_id: likerId, liked_id: likedId, created_at: now }).execute();
}

/** Deletes a like; returns false when there was none. */
export async function deleteLike(db: Kysely<Database>, likerId: string, likedId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('likes')
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Clears the "new" flag of a like; returns false when there is no such like. */
export async function clearNewFlag(db: Kysely<Database>, likerId: string, likedId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('likes')
    .set({ is_new: false })
    .where('liker_id', '=', likerId)
    .where('liked_id', '=', likedId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
