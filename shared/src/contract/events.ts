import type { Message } from '../calls/chat';

/** Events of the stream, as JSON in `data`; a message's id is the id of its event. */
export type LiveEvent =
  | { type: 'message'; conversation: string; message: Message }
  /** A message was deleted, or its photo withdrawn. */
  | { type: 'message_removed'; conversation: string; message_id: string }
  /** The partner received or read everything up to this message. */
  | { type: 'receipt'; conversation: string; state: 'delivered' | 'read'; up_to: string }
  | { type: 'typing'; conversation: string }
  /** Reload these: the stream started over, or something changed. */
  | { type: 'changed'; kinds: ('user' | 'chats' | 'likes')[] };

/** Interval in seconds of comments that keep the stream open. */
export const HEARTBEAT_S = 25;
