import { PHOTO_REASONS } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/lockMembers';
import { approvePhoto } from '../photos/approvePhoto';
import { rejectPhoto } from '../photos/rejectPhoto';
import type { Decide } from './Decision';
import { recordDecision } from './recordDecision';
import { sendStatement } from './sendStatement';

/** Approves a waiting photo, or rejects it with a statement of reasons. */
export const decidePhoto: Decide = async (decision) => {
  const { work, form } = decision;
  const find = () => work.db.selectFrom('photos').select(['member_id', 'status']).where('id', '=', form.id).executeTakeFirst();
  const owner = await find();
  if (owner === undefined) throw new ApiError('not_found');
  await lockMembers(work.db, [owner.member_id]);
  if ((await find())?.status !== 'pending') throw new ApiError('conflict');
  await recordDecision(decision, owner.member_id);
  const reason = PHOTO_REASONS.find((known) => known === form.reason);
  if (form.decision === 'approve' || reason === undefined) await approvePhoto(work, form.id);
  else {
    await rejectPhoto(work, { id: form.id, memberId: owner.member_id }, reason);
    await sendStatement(decision, owner.member_id, 'photo_rejected');
  }
  return { memberId: owner.member_id };
};
