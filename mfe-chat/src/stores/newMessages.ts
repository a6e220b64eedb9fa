import type { ChatItem, Message } from '@rendezvous/shared/contract';

/**
 * Merges the newest page into what is known: older messages stay if the page joins them, and so does an own message that was confirmed after the page
 * was read. A page that does not join replaces everything, so that a gap is never hidden.
 */
export function mergePage(known: readonly Message[], page: readonly Message[]): { messages: Message[]; joined: boolean } {
  const first = page[0];
  const at = known.findIndex(({ id }) => id === first?.id);
  if (at < 0) return { messages: [...page], joined: false };
  const ids = new Set(page.map(({ id }) => id));
  const later = known.slice(at).filter(({ id, mine }) => mine && !ids.has(id));
  return { messages: [...known.slice(0, at), ...page, ...later], joined: true };
}

/** The partner's newest message if it was not known before, or null. */
export function findArrival(known: readonly Message[], messages: readonly Message[]): Message | null {
  const ids = new Set(known.map(({ id }) => id));
  return messages.findLast(({ id, mine }) => !mine && !ids.has(id)) ?? null;
}

/** What a row of the list says about messages after the newest known one, as a text that changes with it, or null. */
export function describeUnseen({ num_unread_messages: unread, last_message: last }: ChatItem, newest: Message | undefined): string | null {
  const listed = last?.created ?? 0;
  const known = newest?.created ?? 0;
  return unread > 0 || listed > known ? `${unread}/${listed}` : null;
}
