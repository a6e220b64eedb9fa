import { sql } from 'kysely';
import type { SwipeAction } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from './lockMembers';
import { inTransaction } from '../inTransaction';
import { findShownMember } from '../members/findShownMember';
import { giveLike } from '../members/giveLike';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Work } from '../Work';
import { findUndoable } from './findUndoable';
import { swipeLimit } from './swipeLimit';

type Player = Viewer & { member: ViewingMember };

async function note({ db, now }: Work, memberId: string, targetId: string, action: 'like' | 'pass'): Promise<void> {
  const changes = { action, undone: false, created_at: now, seq: sql<number>`nextval(pg_get_serial_sequence('swipes', 'seq'))` };
  await db
    .insertInto('swipes')
    .values({ member_id: memberId, target_id: targetId, action, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'target_id']).doUpdateSet(changes))
    .execute();
}

async function refuseOverLimit(work: Work, memberId: string): Promise<void> {
  const { resetsAt } = await swipeLimit(work, memberId);
  if (resetsAt !== null) throw new ApiError('like_limit', { params: { seconds: resetsAt - work.now } });
}

/** A like of the game; a new one counts, the repeat of one does not. */
async function like(work: Work, viewer: Player, targetId: string): Promise<boolean> {
  let isNew = false;
  const match = await giveLike(work, viewer, targetId, async (inside, memberId) => {
    isNew = true;
    await refuseOverLimit(inside, memberId);
  });
  if (isNew) await note(work, viewer.member.id, targetId, 'like');
  return match;
}

async function pass(work: Work, viewer: Player, targetId: string): Promise<boolean> {
  await findShownMember(work.db, viewer, targetId);
  await note(work, viewer.member.id, targetId, 'pass');
  return false;
}

async function undo(work: Work, viewer: Player, targetId: string): Promise<boolean> {
  if ((await findUndoable(work, viewer.member.id)) !== targetId) throw new ApiError('conflict');
  await work.db
    .updateTable('swipes')
    .set({ undone: true })
    .where('member_id', '=', viewer.member.id)
    .where('target_id', '=', targetId)
    .execute();
  return false;
}

const ACTIONS: Record<SwipeAction, typeof like> = { like, pass, undo };

/** One move of the swipe game; answers whether it made a match. */
export function swipe(work: Work, viewer: Player, targetId: string, action: SwipeAction): Promise<boolean> {
  return inTransaction(work, async (inside) => {
    await lockMembers(inside.db, [viewer.member.id, targetId]);
    return ACTIONS[action](inside, viewer, targetId);
  });
}
