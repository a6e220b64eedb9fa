import type { Icebreaker } from '@rendezvous/shared/contract';

/** A message of mine that the server has not confirmed yet. */
export interface OutgoingMessage {
  /** UUID; the server stores and charges it once. */
  clientId: string;
  body: string;
  /** The opener that the text is, word for word. */
  icebreaker: Icebreaker | undefined;
  /** Unix seconds. */
  created: number;
  /** `waiting` goes out by itself, `failed` only when the member says so. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why it failed. */
  error: unknown;
}
