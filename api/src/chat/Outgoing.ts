import type { Gif, GiftKey, Icebreaker } from '@rendezvous/shared/contract';

/** What a message holds beside or instead of a text. */
export type Attachment =
  | { type: 'photo'; photoId: string }
  | { type: 'gift'; gift: GiftKey }
  | { type: 'gif'; gif: Gif }
  | { type: 'icebreaker'; icebreaker: Icebreaker };

/** A message to send; with neither a conversation nor a profile that the sender may write to it is refused. */
export interface Outgoing {
  conversationId?: string;
  profileId?: string;
  /** The text; of a gift the text that comes with it. */
  body: string;
  /** Without one the message is a text. */
  attachment?: Attachment;
  /** UUID of the sender's client; the same one is stored and charged once. */
  clientId: string;
}
