import type { EventsPort } from '../ports/events/EventsPort';
import type { PhotoAddress } from '../photos/presentImage';
import { presentMessage } from './presentMessage';
import type { MessageRow } from './MessageRow';

/** Tells a new message to its recipient, and to the other windows of its sender. */
export function tellMessage(events: EventsPort, message: MessageRow, recipientId: string, address: PhotoAddress): void {
  for (const viewerId of [recipientId, message.sender_id]) {
    events.publish(viewerId, {
      type: 'message',
      conversation: message.conversation_id,
      message: presentMessage(message, { viewerId, address }),
    });
  }
}
