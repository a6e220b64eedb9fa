import type { LiveEvent } from '@rendezvous/shared/contract';

type EventListener = (event: LiveEvent) => void;

/** Delivers live events to members' streams. Delivery is best effort: all data except typing can be fetched from the api (R-296, R-393). */
export interface EventsPort {
  /** Sends an event to the member's streams; call it only after the change has been committed. */
  publish(memberId: string, event: LiveEvent): void;
  /** Subscribes to a member's events until the returned function is called. */
  subscribe(memberId: string, listener: EventListener): () => void;
  close(): Promise<void>;
}

/** Delivers live events within one process. */
export function createMemoryEvents(): EventsPort {
  const listeners = new Map<string, Set<EventListener>>();
  return {
    publish: (memberId, event) => {
      for (const listener of listeners.get(memberId) ?? []) listener(event);
    },
    subscribe: (memberId, listener) => {
      const memberListeners = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, memberListeners.add(listener));
      return () => {
        memberListeners.delete(listener);
        if (memberListeners.size === 0) listeners.delete(memberId);
      };
    },
    close: async () => {},
  };
}
