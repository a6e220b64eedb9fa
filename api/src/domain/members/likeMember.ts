import { LIKES_PER_DAY } from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { bumpCounters } from '../../repositories/bumpCounters';
import { lockMembers } from '../../repositories/members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { findShownMember } from './findShownMember';
import type { Viewer, ViewingMember } from './Viewer';

const DAY_S = 86_400;

async function refuseOverLimit({ db, now }: Work, likerId: string): Promise<void> {
  const { likes, oldest } = await db
    .selectFrom('likes')
    .select(({ fn }) => [fn.countAll<number>().as('likes'), fn.min('created_at').as('oldest')])
    .where('liker_id', '=', likerId)
    .where('created_at', '>', now - DAY_S)
    .executeTakeFirstOrThrow();
  if (likes >= LIKES_PER_DAY) throw new ApiError('like_limit', { params: { seconds: (oldest ?? now) + DAY_S - now } });
}

/** Likes a member, at most 100 times a day; liking twice changes nothing. Answers whether the two match. */
export function likeMember(work: Work, viewer: Viewer & { member: ViewingMember }, likedId: string): Promise<boolean> {
  const likerId = viewer.member.id;
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [likerId, likedId]);
    await findShownMember(inside.db, viewer, likedId);
    const between = await inside.db
      .selectFrom('likes')
      .select('liker_id')
      .where('liker_id', 'in', [likerId, likedId])
      .where('liked_id', 'in', [likerId, likedId])
      .execute();
    const match = between.some(({ liker_id }) => liker_id === likedId);
    if (between.some(({ liker_id }) => liker_id === likerId)) return match;
    await refuseOverLimit(inside, likerId);
    await inside.db.insertInto('likes').values({ liker_id: likerId, liked_id: likedId, created_at: inside.now }).execute();
    await bumpCounters(inside.db, [likerId, likedId], 'likes');
    return match;
  });
}
