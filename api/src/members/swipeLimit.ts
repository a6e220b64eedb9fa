import { SWIPE_LIKES } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

const DAY_S = 86_400;

export interface SwipeLimit {
  likesLeft: number;
  /** Unix seconds; null while likes are left. */
  resetsAt: number | null;
}

/** Likes of the game that are left: 4 in 24 hours, free again 24 hours after the oldest of them. */
export async function swipeLimit({ db, now }: Work, memberId: string): Promise<SwipeLimit> {
  const { likes, oldest } = await db
    .selectFrom('swipes')
    .select(({ fn }) => [fn.countAll<number>().as('likes'), fn.min('created_at').as('oldest')])
    .where('member_id', '=', memberId)
    .where('action', '=', 'like')
    .where('created_at', '>', now - DAY_S)
    .executeTakeFirstOrThrow();
  const likesLeft = Math.max(0, SWIPE_LIKES - likes);
  return { likesLeft, resetsAt: likesLeft === 0 ? (oldest ?? now) + DAY_S : null };
}
