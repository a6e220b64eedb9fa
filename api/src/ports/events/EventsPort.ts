import type { LiveEvent } from '@rendezvous/shared/contract';

export type EventListener = (event: LiveEvent) => void;

/** Carries live events to the streams of members. Losing one is allowed: what it tells can always be read. */
export interface EventsPort {
  /** Called after the change it tells was committed. */
  publish(memberId: string, event: LiveEvent): void;
  /** Hears a member's events until the answered function is called. */
  subscribe(memberId: string, listener: EventListener): () => void;
  close(): Promise<void>;
}
