import type { EventsPort } from '../ports/events/EventsPort';
import type { Delivery } from './markDelivered';

/** Tells senders that their messages have arrived. */
export function tellDeliveries(events: EventsPort, deliveries: readonly Delivery[]): void {
  for (const { conversation_id, partner_id, message_id } of deliveries) {
    events.publish(partner_id, { type: 'receipt', conversation: conversation_id, state: 'delivered', up_to: message_id });
  }
}
