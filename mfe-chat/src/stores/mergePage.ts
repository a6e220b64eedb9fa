import type { Message } from '@rendezvous/shared/contract';

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
