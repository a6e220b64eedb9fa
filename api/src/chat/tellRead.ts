import type { FastifyInstance } from 'fastify';
import { findConversation } from './findConversation';
import { showsBoth } from '../members/showsBoth';

/** Tells the partner how far a member has read, while both show it. */
export async function tellRead(
  { db, ports }: FastifyInstance,
  memberId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  const conversation = await findConversation(db, memberId, conversationId);
  if (conversation === undefined || !(await showsBoth(db, 'read_receipts', memberId, conversation.partnerId))) return;
  ports.events.publish(conversation.partnerId, { type: 'receipt', conversation: conversationId, state: 'read', up_to: messageId });
}
