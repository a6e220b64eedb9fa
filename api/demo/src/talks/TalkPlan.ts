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
  /** Credits. */
  cost: number;
  /** Art seed of a photo. */
  artSeed: number | null;
  at: number;
}

/** A conversation before it is written; times in unix seconds. */
export interface TalkPlan {
  id: string;
  starter: MemberPlan;
  other: MemberPlan;
  messages: MessagePlan[];
  /** Who has not read the last message, if anyone. */
  unreadBy: MemberPlan | null;
}
