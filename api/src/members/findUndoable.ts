import type { Work } from '../Work';

/** The member whose pass can be undone: the last swipe, when it was a pass and was not undone yet. */
export async function findUndoable({ db }: Work, memberId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('swipes')
    .select(['target_id', 'action', 'undone'])
    .where('member_id', '=', memberId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.action === 'pass' && !last.undone ? last.target_id : undefined;
}
