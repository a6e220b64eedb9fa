import { MESSAGES_PAGE_SIZE } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { OwnConversation } from './findConversation';
import { findMessages } from './findMessages';
import { findMessageSeq } from './findMessageSeq';
import { findPartnerPosition, type PartnerPosition } from './findPartnerPosition';
import type { MessageRow } from './MessageRow';
import type { Work } from '../Work';
import { historyStart } from './historyStart';

export interface Reading {
  /** Only messages before this one. */
  before?: string;
  limit?: number;
  chatHistoryDays: number;
}

export interface ReadPage {
  /** Oldest first. */
  messages: MessageRow[];
  historyLimitReached: boolean;
  nextBefore: string | null;
  partner: PartnerPosition;
}

/** A page of a conversation, 30 messages at most. */
export async function readConversation(
  { db, now }: Work,
  conversation: OwnConversation,
  { before, limit = MESSAGES_PAGE_SIZE, chatHistoryDays }: Reading,
): Promise<ReadPage> {
  const beforeSeq = before === undefined ? undefined : await findMessageSeq(db, conversation.id, before);
  if (before !== undefined && beforeSeq === undefined) throw new ApiError('not_found');
  const { messages, more, historyLimitReached } = await findMessages(db, {
    conversationId: conversation.id,
    hiddenUpTo: conversation.hiddenUpTo,
    since: historyStart(now, chatHistoryDays),
    ...(beforeSeq === undefined ? {} : { beforeSeq }),
    limit,
  });
  return {
    messages,
    historyLimitReached,
    nextBefore: more ? (messages[0]?.id ?? null) : null,
    partner: await findPartnerPosition(db, conversation.id, conversation),
  };
}
