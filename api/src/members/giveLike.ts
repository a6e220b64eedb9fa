import { ApiError } from '../ApiError';
import { bumpCounters } from './bumpCounters';
import { lockMembers } from './lockMembers';
import { notifyMember } from '../notify/notifyMember';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { findShownMember } from './findShownMember';
import type { Viewer, ViewingMember } from './Viewer';

/**
 * Likes a member who can be seen; liking twice changes nothing. `refuse` may stop a new like. Answers whether the two match
 * . Fictional members never like anybody.
 */
export function giveLike(
  work: Work,
  viewer: Viewer & { member: ViewingMember },
  likedId: string,
  refuse: (work: Work, likerId: string) => Promise<void>,
): Promise<boolean> {
  const likerId = viewer.member.id;
  return inTransaction(work, async (inside) => {
    const locked = await lockMembers(inside.db, [likerId, likedId]);
    if (locked.get(likerId)?.fictional) throw new ApiError('not_found');
    await findShownMember(inside.db, viewer, likedId);
    const between = await inside.db
      .selectFrom('likes')
      .select('liker_id')
      .where('liker_id', 'in', [likerId, likedId])
      .where('liked_id', 'in', [likerId, likedId])
      .execute();
    const match = between.some(({ liker_id }) => liker_id === likedId);
    if (between.some(({ liker_id }) => liker_id === likerId)) return match;
    await refuse(inside, likerId);
    await inside.db.insertInto('likes').values({ liker_id: likerId, liked_id: likedId, created_at: inside.now }).execute();
    await bumpCounters(inside.db, [likerId, likedId], 'likes');
    await notifyMember(inside, likedId, { kind: match ? 'match' : 'new_like', about: likerId });
    return match;
  });
}
