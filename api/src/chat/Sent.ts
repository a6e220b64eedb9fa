import type { MessageRow } from './MessageRow';

/** A message that is stored. */
export interface Sent {
  message: MessageRow;
  recipientId: string;
  /** What is left. */
  credits: number;
  /** False for the repeat of a message that was sent before. */
  isNew: boolean;
}
