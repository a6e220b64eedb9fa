import type { FastifyInstance } from 'fastify';
import { isEnabledForBoth } from '../members/sqlMembers';
import type { SignPhotoUrl } from '../photos/photoSignature';
import type { EventsPort } from '../ports/EventsPort';
import { presentMessage } from './present';
import { findConversation } from './sqlConversations';
import type { MessageRow } from './sqlMessages';
import type { Delivery } from './sqlReadPositions';

/** Notifies senders that their messages have arrived. */
export function publishDeliveries(events: EventsPort, deliveries: readonly Delivery[]): void {
  for (const { conversation_id, partner_id, message_id } of deliveries) {
    events.publish(partner_id, { type: 'receipt', conversation: conversation_id, state: 'delivered', up_to: message_id });
  }
}

/** Publishes a new message to its recipient and to all open windows of its sender. */
export function publishMessage(events: EventsPort, message: MessageRow, recipientId: string, signPhotoUrl: SignPhotoUrl): void {
  for (const viewerId of [recipientId, message.sender_id]) {
    events.publish(viewerId, {
      type: 'message',
      conversation: message.conversation_id,
      message: presentMessage(message, { viewerId, signPhotoUrl }),
    });
  }
}

/** Publishes a member's read position to the partner if both share read receipts. */
export async function publishRead(
  { db, ports }: FastifyInstance,
  memberId: string,
  { conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<void> {
  const conversation = await findConversation(db, memberId, conversationId);
  if (conversation === undefined || !(await isEnabledForBoth(db, 'read_receipts', memberId, conversation.partnerId))) return;
  ports.events.publish(conversation.partnerId, { type: 'receipt', conversation: conversationId, state: 'read', up_to: messageId });
}
