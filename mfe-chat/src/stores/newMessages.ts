import type { ChatItem, Message } from '@rendezvous/shared/contract';

/**
 * Merges the newest page into the loaded messages. If the page overlaps them, older messages stay, as do own messages stored after
 * the page was read. A page without overlap replaces everything, so that a gap is never hidden.
 */
export function mergePage(loadedMessages: readonly Message[], page: readonly Message[]): { messages: Message[]; isContiguous: boolean } {
  const firstPageMessage = page[0];
  const startIndex = loadedMessages.findIndex(({ id }) => id === firstPageMessage?.id);
  if (startIndex < 0) return { messages: [...page], isContiguous: false };
  const ids = new Set(page.map(({ id }) => id));
  const laterOwnMessages = loadedMessages.slice(startIndex).filter(({ id, mine }) => mine && !ids.has(id));
  return { messages: [...loadedMessages.slice(0, startIndex), ...page, ...laterOwnMessages], isContiguous: true };
}

/** The partner's newest message that was not loaded before, or null. */
export function findArrival(loadedMessages: readonly Message[], messages: readonly Message[]): Message | null {
  const ids = new Set(loadedMessages.map(({ id }) => id));
  return messages.findLast(({ id, mine }) => !mine && !ids.has(id)) ?? null;
}

/** Returns a string that changes whenever the list reports further messages after `newest`; null if it reports none. */
export function describeUnseen({ num_unread_messages: unread, last_message: last }: ChatItem, newest: Message | undefined): string | null {
  const listedTime = last?.created ?? 0;
  const newestTime = newest?.created ?? 0;
  return unread > 0 || listedTime > newestTime ? `${unread}/${listedTime}` : null;
}
