import type { Decision } from './Decision';

/** Writes down who decided what, about whom, and why. */
export async function recordDecision({ work, id, form, moderatorId }: Decision, memberId: string | null): Promise<void> {
  const { kind, id: object_id, decision, ground = null, reason = null, facts = '', note = '' } = form;
  const row = { id, kind, object_id, moderator_id: moderatorId, member_id: memberId, decision, ground, reason };
  await work.db
    .insertInto('decisions')
    .values({ ...row, facts: facts.trim(), note: note.trim(), created_at: work.now })
    .execute();
}
