import { recountUnread } from '../chat/recountUnread';
import type { Work } from '../Work';

/** Empties what a member wrote: partners keep their own messages, and the rows keep their place in the books. */
export async function blankMessages(work: Work, memberId: string): Promise<void> {
  const { db, now } = work;
  const blanked = await db
    .updateTable('messages')
    .set(({ fn, val }) => ({ body: '', content: null, deleted_at: fn.coalesce('deleted_at', val(now)) }))
    .where('sender_id', '=', memberId)
    .returning('conversation_id')
    .execute();
  await recountUnread(
    work,
    blanked.map(({ conversation_id }) => conversation_id),
  );
  await db.updateTable('conversation_members').set({ deleted: true, unread: 0 }).where('member_id', '=', memberId).execute();
}
