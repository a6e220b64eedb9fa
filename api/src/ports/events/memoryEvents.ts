import type { EventListener, EventsPort } from './EventsPort';

/** Live events within one process. */
export function memoryEvents(): EventsPort {
  const listeners = new Map<string, Set<EventListener>>();
  return {
    publish: (memberId, event) => {
      for (const listener of listeners.get(memberId) ?? []) listener(event);
    },
    subscribe: (memberId, listener) => {
      const own = listeners.get(memberId) ?? new Set();
      listeners.set(memberId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(memberId);
      };
    },
    close: async () => {},
  };
}
