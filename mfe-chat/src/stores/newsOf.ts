import type { ChatItem, Message } from '@rendezvous/shared/contract';

/** What a row of the list says about messages after the newest known one, as a text that changes with it, or null. */
export function newsOf({ num_unread_messages: unread, last_message: last }: ChatItem, newest: Message | undefined): string | null {
  const listed = last?.created ?? 0;
  const known = newest?.created ?? 0;
  return unread > 0 || listed > known ? `${unread}/${listed}` : null;
}
