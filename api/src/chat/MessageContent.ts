import type { Gif, GiftKey, Icebreaker } from '@rendezvous/shared/contract';

/** What a message of another type than text holds, as it is stored. */
export interface MessageContent {
  gift?: GiftKey;
  gif?: Gif;
  photo?: { id: string; ratio: number };
  icebreaker?: Icebreaker;
}
