import { ApiError } from '../ApiError';
import { findConversation } from '../chat/findConversation';
import type { StoredExcerpt } from '../tables/moderationTables';
import type { Work } from '../Work';

interface Named {
  reporterId: string;
  subjectId: string;
  conversation: string | undefined;
  messageIds: readonly string[];
}

/** Copies of messages of a conversation of the two; a message that is not in it, or that the reporter deleted, is not found. */
export async function excerptsOf({ db }: Work, { reporterId, subjectId, conversation, messageIds }: Named): Promise<StoredExcerpt[]> {
  const own = conversation === undefined ? undefined : await findConversation(db, reporterId, conversation);
  if (conversation !== undefined && own?.partnerId !== subjectId) throw new ApiError('not_found');
  if (messageIds.length === 0) return [];
  if (own === undefined) throw new ApiError('validation', { fields: { conversation: 'validation' } });
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'type', 'body', 'content', 'created_at'])
    .where('id', 'in', [...messageIds])
    .where('conversation_id', '=', own.id)
    .where('seq', '>', own.hiddenUpTo)
    .orderBy('seq')
    .execute();
  if (rows.length !== new Set(messageIds).size) throw new ApiError('not_found');
  return rows.map(({ content, ...row }) => ({ ...row, photo_id: content?.photo?.id ?? null }));
}
