import type { EventsPort } from '../ports/events/EventsPort';

/** Tells every window of two members that who they see has changed; called after the change was committed. */
export function tellLists(events: EventsPort, ...memberIds: readonly string[]): void {
  for (const id of memberIds) events.publish(id, { type: 'changed', kinds: ['chats', 'likes'] });
}
