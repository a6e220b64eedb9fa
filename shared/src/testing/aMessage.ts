import type { Message } from '@rendezvous/shared/contract';
import { NOW_S } from './testNow';

/** A received text message. */
export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: 'Message000',
  client_id: null,
  type: 'text',
  body: 'Hello!',
  gift: null,
  gif: null,
  photo: null,
  icebreaker: null,
  withdrawn: false,
  risky: false,
  created: NOW_S - 60,
  mine: false,
  state: 'sent',
  ...changes,
});
