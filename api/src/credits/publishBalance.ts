import type { EventsPort } from '../ports/EventsPort';

/** Notifies every open window of a member that their credits may have changed; must be called after the commit. */
export const publishBalance = (events: EventsPort, memberId: string): void =>
  events.publish(memberId, { type: 'changed', kinds: ['user'] });
