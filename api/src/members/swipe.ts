import { DAY_S, SWIPE_LIKES, type SwipeAction } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { giveLike } from './likeMember';
import { findVisibleMember } from './memberAccess';
import { lockMembers } from './sqlMembers';
import { countSwipedLikes, findLastSwipe, markSwipeUndone, storeSwipe } from './sqlSwipes';
import type { MemberViewer } from './Viewer';

export interface SwipeLimit {
  likesLeft: number;
  /** Unix seconds; null while likes are left. */
  resetsAt: number | null;
}

/** Number of likes left in the game: at most 4 in 24 hours; each becomes available again after 24 hours. */
export async function getSwipeLimit({ db, now }: UnitOfWork, memberId: string): Promise<SwipeLimit> {
  const { likes, oldest } = await countSwipedLikes(db, memberId, now - DAY_S);
  const likesLeft = Math.max(0, SWIPE_LIKES - likes);
  return { likesLeft, resetsAt: likesLeft === 0 ? (oldest ?? now) + DAY_S : null };
}

/** Finds the id of the member whom an undo would bring back: the target of the last swipe, if it was a pass not yet undone. */
export async function findUndoableId({ db }: UnitOfWork, memberId: string): Promise<string | undefined> {
  const lastSwipe = await findLastSwipe(db, memberId);
  return lastSwipe?.action === 'pass' && !lastSwipe.undone ? lastSwipe.target_id : undefined;
}

async function assertUnderSwipeLimit(work: UnitOfWork, memberId: string): Promise<void> {
  const { resetsAt } = await getSwipeLimit(work, memberId);
  if (resetsAt !== null) throw new ApiError('like_limit', { params: { seconds: resetsAt - work.now } });
}

/** Likes a member in the game; repeating a like does not count again. */
async function like(work: UnitOfWork, viewer: MemberViewer, targetId: string): Promise<boolean> {
  let isNew = false;
  const match = await giveLike(work, viewer, targetId, async (transaction, memberId) => {
    isNew = true;
    await assertUnderSwipeLimit(transaction, memberId);
  });
  if (isNew) await storeSwipe(work, viewer.member.id, targetId, 'like');
  return match;
}

async function pass(work: UnitOfWork, viewer: MemberViewer, targetId: string): Promise<boolean> {
  await findVisibleMember(work.db, viewer, targetId);
  await storeSwipe(work, viewer.member.id, targetId, 'pass');
  return false;
}

async function undo(work: UnitOfWork, viewer: MemberViewer, targetId: string): Promise<boolean> {
  if ((await findUndoableId(work, viewer.member.id)) !== targetId) throw new ApiError('conflict');
  await markSwipeUndone(work.db, viewer.member.id, targetId);
  return false;
}

const ACTIONS: Record<SwipeAction, typeof like> = { like, pass, undo };

/** Makes a move in the swipe game; returns whether it led to a match. */
export function swipe(work: UnitOfWork, viewer: MemberViewer, targetId: string, action: SwipeAction): Promise<boolean> {
  return inTransaction(work, async (transaction) => {
    await lockMembers(transaction.db, [viewer.member.id, targetId]);
    return ACTIONS[action](transaction, viewer, targetId);
  });
}
