import { closeCase } from './closeCase';
import type { Decide } from './Decision';
import { recordDecision } from './recordDecision';
import { sendAnswer } from './sendAnswer';

/** Answers a complaint. */
export const decideComplaint: Decide = async (decision) => {
  const { work, form } = decision;
  await closeCase(work, 'complaints', form.id);
  const complaint = await work.db
    .selectFrom('complaints')
    .select(['ticket', 'email', 'member_id', 'language', 'domain'])
    .where('id', '=', form.id)
    .executeTakeFirstOrThrow();
  await recordDecision(decision, complaint.member_id);
  await sendAnswer(decision, complaint);
  return { memberId: complaint.member_id };
};
