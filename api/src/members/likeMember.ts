import { DAY_S, LIKES_PER_DAY } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { notifyMember } from '../notify/notifyMember';
import { findVisibleMember } from './memberAccess';
import { bumpCounters } from './sqlCounters';
import { clearNewFlag, countLikes, deleteLike, findLikersBetween, insertLike } from './sqlLikes';
import { lockMembers } from './sqlMembers';
import type { MemberViewer } from './Viewer';

/**
 * Likes a visible member; liking twice changes nothing. `assertMayLike` may throw to prevent a new like. Returns whether the two now
 * like each other. Throws `not_found` if the liker is fictional.
 */
export function giveLike(
  work: UnitOfWork,
  viewer: MemberViewer,
  likedId: string,
  assertMayLike: (work: UnitOfWork, likerId: string) => Promise<void>,
): Promise<boolean> {
  const likerId = viewer.member.id;
  return inTransaction(work, async (transaction) => {
    const members = await lockMembers(transaction.db, [likerId, likedId]);
    if (members.get(likerId)?.fictional) throw new ApiError('not_found');
    await findVisibleMember(transaction.db, viewer, likedId);
    const likers = await findLikersBetween(transaction.db, likerId, likedId);
    const isMatch = likers.includes(likedId);
    if (likers.includes(likerId)) return isMatch;
    await assertMayLike(transaction, likerId);
    await insertLike(transaction.db, likerId, likedId, transaction.now);
    await bumpCounters(transaction.db, [likerId, likedId], 'likes');
    await notifyMember(transaction, likedId, { kind: isMatch ? 'match' : 'new_like', about: likerId });
    return isMatch;
  });
}

async function assertUnderLikeLimit({ db, now }: UnitOfWork, likerId: string): Promise<void> {
  const { likes, oldest } = await countLikes(db, likerId, now - DAY_S);
  if (likes >= LIKES_PER_DAY) throw new ApiError('like_limit', { params: { seconds: (oldest ?? now) + DAY_S - now } });
}

/** Likes a member, at most 100 times a day; returns whether the two now like each other. */
export const likeMember = (work: UnitOfWork, viewer: MemberViewer, likedId: string): Promise<boolean> =>
  giveLike(work, viewer, likedId, assertUnderLikeLimit);

/** Removes a like; if there is none, nothing changes. */
export function unlikeMember(work: UnitOfWork, likerId: string, likedId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    if (await deleteLike(db, likerId, likedId)) await bumpCounters(db, [likerId, likedId], 'likes');
  });
}

/** Clears the "new" flag of a received like; throws `not_found` if there is no such like. */
export function markLikeSeen(work: UnitOfWork, memberId: string, likerId: string): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    if (!(await clearNewFlag(db, likerId, memberId))) throw new ApiError('not_found');
    await bumpCounters(db, [memberId], 'likes');
  });
}
