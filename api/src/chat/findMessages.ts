import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { MessageRow } from './MessageRow';

export interface MessagePage {
  conversationId: string;
  /** Messages up to this one are hidden from the member. */
  hiddenUpTo: number;
  /** Messages before this moment are hidden for privacy, in unix seconds. */
  since: number;
  /** Only messages older than this one. */
  beforeSeq?: number;
  limit: number;
}

interface FoundMessages {
  /** Oldest first. */
  messages: MessageRow[];
  more: boolean;
  /** True when the page reaches the end of what may be shown and older messages are hidden for privacy. */
  historyLimitReached: boolean;
}

/** A page of messages as one member may see them. */
export async function findMessages(db: Kysely<Database>, page: MessagePage): Promise<FoundMessages> {
  const { conversationId, hiddenUpTo, since, beforeSeq, limit } = page;
  const own = db.selectFrom('messages').where('conversation_id', '=', conversationId).where('seq', '>', hiddenUpTo);
  const found = await own
    .selectAll()
    .where('created_at', '>=', since)
    .where('deleted_at', 'is', null)
    .$if(beforeSeq !== undefined, (query) => query.where('seq', '<', beforeSeq ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const more = found.length > limit;
  const older = more ? undefined : await own.select('id').where('created_at', '<', since).limit(1).executeTakeFirst();
  return { messages: found.slice(0, limit).reverse(), more, historyLimitReached: older !== undefined };
}
