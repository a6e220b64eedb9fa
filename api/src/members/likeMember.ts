import { sql, type SqlBool } from 'kysely';
import { LIKES_PER_DAY } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { Work } from '../Work';
import { giveLike } from './giveLike';
import type { Viewer, ViewingMember } from './Viewer';

const DAY_S = 86_400;

/** Likes of the swipe game have a limit of their own. */
const isSwiped = sql<SqlBool>`swipes.member_id = likes.liker_id and swipes.target_id = likes.liked_id and swipes.action = 'like'`;

async function refuseOverLimit({ db, now }: Work, likerId: string): Promise<void> {
  const { likes, oldest } = await db
    .selectFrom('likes')
    .select(({ fn }) => [fn.countAll<number>().as('likes'), fn.min('created_at').as('oldest')])
    .where('liker_id', '=', likerId)
    .where('created_at', '>', now - DAY_S)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('swipes').select('swipes.seq').where(isSwiped))))
    .executeTakeFirstOrThrow();
  if (likes >= LIKES_PER_DAY) throw new ApiError('like_limit', { params: { seconds: (oldest ?? now) + DAY_S - now } });
}

/** Likes a member, at most 100 times a day; answers whether the two match. */
export const likeMember = (work: Work, viewer: Viewer & { member: ViewingMember }, likedId: string): Promise<boolean> =>
  giveLike(work, viewer, likedId, refuseOverLimit);
