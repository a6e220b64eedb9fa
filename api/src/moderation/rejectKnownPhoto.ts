import type { Work } from '../Work';
import { recordDecision } from './recordDecision';
import { sendStatement } from './sendStatement';

interface KnownPhoto {
  id: string;
  memberId: string;
  publicOrigin: string;
}

/** A file that was rejected for good before is rejected without anybody looking: its owner gets a statement that says so. */
export async function rejectKnownPhoto(work: Work, { id, memberId, publicOrigin }: KnownPhoto): Promise<void> {
  const form = { kind: 'photo', id, decision: 'reject', ground: 'law', reason: 'illegal' } as const;
  const decision = { work, id: work.random.id(), form, moderatorId: null, publicOrigin };
  await recordDecision(decision, memberId);
  await sendStatement(decision, memberId, 'photo_rejected');
}
