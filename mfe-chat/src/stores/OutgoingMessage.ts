import type { Icebreaker } from '@rendezvous/shared/contract';

/** A message of the member that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** UUID, by which the server stores and charges the message only once. */
  clientId: string;
  body: string;
  /** The icebreaker that the text matches word for word. */
  icebreaker: Icebreaker | undefined;
  /** Unix seconds. */
  created: number;
  /** `waiting` is sent automatically, `failed` only on the member's request. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why sending failed; null unless `state` is `failed`. */
  error: unknown;
}
