import type { Message } from '@rendezvous/shared/contract';

/** The partner's newest message if it was not known before, or null. */
export function arrivalOf(known: readonly Message[], messages: readonly Message[]): Message | null {
  const ids = new Set(known.map(({ id }) => id));
  return messages.findLast(({ id, mine }) => !mine && !ids.has(id)) ?? null;
}
