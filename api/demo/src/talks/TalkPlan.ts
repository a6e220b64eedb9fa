import type { MessageType } from '@rendezvous/shared/contract';
import type { MessageContent } from '../../../src/chat/sqlMessages';
import type { MemberPlan } from '../people/MemberPlan';

export interface MessagePlan {
  id: string;
  clientId: string;
  sender: MemberPlan;
  type: MessageType;
  body: string;
  content: MessageContent | null;
  /** Cost in credits. */
  cost: number;
  /** Art seed of the photo; null for other messages. */
  artSeed: number | null;
  at: number;
}

/** A planned conversation; times in unix seconds. */
export interface TalkPlan {
  id: string;
  starter: MemberPlan;
  other: MemberPlan;
  messages: MessagePlan[];
  /** Member who has not read the last message; null if it was read. */
  unreadBy: MemberPlan | null;
}
