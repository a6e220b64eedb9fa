import type { ChatItem } from '@rendezvous/shared/contract';
import type { ChatRow } from './findChatRows';
import { presentCard, type Sight } from '../members/presentCard';

/** Code points of a preview at most; the list never needs more. */
const PREVIEW_MAX = 100;

/** A row of the conversation list. */
export function presentChat(row: ChatRow, viewerId: string, sight: Sight): ChatItem {
  return {
    conversation: { id: row.id },
    profile: presentCard(row.partner, sight),
    num_unread_messages: row.unread,
    last_message: row.last && {
      type: row.last.type,
      preview: [...row.last.body].slice(0, PREVIEW_MAX).join(''),
      created: row.last.created_at,
      mine: row.last.sender_id === viewerId,
    },
  };
}
