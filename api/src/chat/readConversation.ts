import { DAY_S, MESSAGES_PAGE_SIZE } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { ApiError } from '../ApiError';
import { findBlock } from '../members/sqlBlocks';
import { findNameAndFictional } from '../members/sqlMembers';
import type { Viewer, ViewingMember } from '../members/Viewer';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import { findConversation, type OwnConversation } from './sqlConversations';
import { findMessages, findMessageSeq, type MessageRow } from './sqlMessages';
import { findPartnerPosition, type PartnerPosition } from './sqlReadPositions';

/** Returns the moment, in unix seconds, before which messages are hidden for privacy. */
export const getHistoryStart = (now: number, chatHistoryDays: number): number => now - chatHistoryDays * DAY_S;

/**
 * Finds a conversation that the member may read. Throws `not_found` if it is not theirs, is deleted, or has a partner who is reported or
 * not shown; `blocked_by_member` if the partner has blocked the member, `blocked_by_me` if vice versa.
 */
export async function openConversation(
  db: Kysely<Database>,
  { member, fictionalShown }: Viewer & { member: ViewingMember },
  id: string,
): Promise<OwnConversation> {
  const conversation = await findConversation(db, member.id, id);
  if (conversation === undefined || conversation.deleted) throw new ApiError('not_found');
  const { partnerId } = conversation;
  const partner = await findNameAndFictional(db, partnerId);
  if (partner.fictional && !fictionalShown) throw new ApiError('not_found');
  const block = await findBlock(db, member.id, partnerId);
  if (block === 'by_other') throw new ApiError('blocked_by_member', { params: { name: partner.name } });
  if (block === 'by_me') throw new ApiError('blocked_by_me', { params: { name: partner.name, profile_id: partnerId } });
  if (block !== undefined) throw new ApiError('not_found');
  return conversation;
}

export interface PageRequest {
  /** Id of a message; only earlier ones are returned. */
  before?: string;
  limit?: number;
  chatHistoryDays: number;
}

export interface ConversationPage {
  /** Oldest first. */
  messages: MessageRow[];
  historyLimitReached: boolean;
  nextBefore: string | null;
  partner: PartnerPosition;
}

/** Reads a page of up to `limit` messages of a conversation, 30 if omitted. */
export async function readConversation(
  { db, now }: UnitOfWork,
  conversation: OwnConversation,
  { before, limit = MESSAGES_PAGE_SIZE, chatHistoryDays }: PageRequest,
): Promise<ConversationPage> {
  const beforeSeq = before === undefined ? undefined : await findMessageSeq(db, conversation.id, before);
  if (before !== undefined && beforeSeq === undefined) throw new ApiError('not_found');
  const { messages, hasMore, historyLimitReached } = await findMessages(db, {
    conversationId: conversation.id,
    hiddenUpTo: conversation.hiddenUpTo,
    since: getHistoryStart(now, chatHistoryDays),
    ...(beforeSeq === undefined ? {} : { beforeSeq }),
    limit,
  });
  return {
    messages,
    historyLimitReached,
    nextBefore: hasMore ? (messages[0]?.id ?? null) : null,
    partner: await findPartnerPosition(db, conversation.id, conversation),
  };
}
