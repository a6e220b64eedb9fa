import type { Message } from '@rendezvous/shared/contract';
import type { MessageRow } from '../repositories/chat/MessageRow';

/** A message for one side; `partnerReadUpTo` is the seq of the newest message the partner has read. */
export function presentMessage(row: MessageRow, viewerId: string, partnerReadUpTo: number): Message {
  const mine = row.sender_id === viewerId;
  return {
    id: row.id,
    client_id: mine ? row.client_id : null,
    type: row.type,
    body: row.body,
    created: row.created_at,
    mine,
    state: mine && row.seq <= partnerReadUpTo ? 'read' : 'sent',
  };
}
