import { DAY_S, type SwipeAction } from '@rendezvous/shared/contract';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { noFilters, getSearchOrder, searchProfiles } from './sqlSearch';
import { selectVisibleProfiles } from './sqlVisibility';
import type { MemberViewer } from './Viewer';

/** Seconds after which a member who was passed on reappears. */
const PASS_LIFETIME_S = 30 * DAY_S;

/** Number of cards: the top one and the one below it, whose photo is preloaded. */
const CARD_COUNT = 2;

/** Records a swipe as the member's last one, replacing an earlier swipe on the same target. */
export async function storeSwipe(
  { db, now }: UnitOfWork,
  memberId: string,
  targetId: string,
  action: Exclude<SwipeAction, 'undo'>,
): Promise<void> {
  const changes = { action, undone: false, created_at: now, seq: sql<number>`nextval(pg_get_serial_sequence('swipes', 'seq'))` };
  await db
    .insertInto('swipes')
    .values({ member_id: memberId, target_id: targetId, action, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'target_id']).doUpdateSet(changes))
    .execute();
}

export async function markSwipeUndone(db: Kysely<Database>, memberId: string, targetId: string): Promise<void> {
  await db.updateTable('swipes').set({ undone: true }).where('member_id', '=', memberId).where('target_id', '=', targetId).execute();
}

export const findLastSwipe = (db: Kysely<Database>, memberId: string) =>
  db
    .selectFrom('swipes')
    .select(['target_id', 'action', 'undone'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Number of likes given in the game after `cutoff` (unix seconds), and the time of the oldest of them. */
export const countSwipedLikes = (db: Kysely<Database>, memberId: string, cutoff: number) =>
  db
    .selectFrom('swipes')
    .select(({ fn }) => [fn.countAll<number>().as('likes'), fn.min('created_at').as('oldest')])
    .where('member_id', '=', memberId)
    .where('action', '=', 'like')
    .where('created_at', '>', cutoff)
    .executeTakeFirstOrThrow();

const isLiked = (memberId: string) =>
  sql<SqlBool>`exists (select 1 from likes l where l.liker_id = ${memberId} and l.liked_id = s.member_id)`;

const isSwiped = (memberId: string, now: number) => sql<SqlBool>`exists (select 1 from swipes w
  where w.member_id = ${memberId} and w.target_id = s.member_id and not w.undone and (w.action = 'like' or w.created_at > ${now - PASS_LIFETIME_S}))`;

const isUndone = (memberId: string) =>
  sql<boolean>`exists (select 1 from swipes w where w.member_id = ${memberId} and w.target_id = s.member_id and w.undone)`;

/**
 * The next members in the game, at most two: matching real members with a photo, neither liked nor recently passed on. Members of the viewer's
 * country come first; in either group, a member whose pass was undone leads. Fictional ones are excluded: a like that cannot be answered would be
 * wasted.
 */
export async function findNextCards({ db, now }: UnitOfWork, viewer: MemberViewer): Promise<string[]> {
  const { id, country } = viewer.member;
  const ids = new Set<string>();
  for (const searchCountry of [country, undefined]) {
    const filters = { ...noFilters, country: searchCountry, withPhoto: true, hideFictional: true };
    const rows = await searchProfiles(selectVisibleProfiles(db, viewer), viewer, filters, now)
      .select('s.member_id')
      .where(({ not }) => not(isLiked(id)))
      .where(({ not }) => not(isSwiped(id, now)))
      .orderBy(isUndone(id), 'desc')
      .orderBy(getSearchOrder('recommended', viewer.member))
      .limit(CARD_COUNT)
      .execute();
    for (const row of rows) ids.add(row.member_id);
    if (ids.size >= CARD_COUNT) break;
  }
  return [...ids].slice(0, CARD_COUNT);
}
