import type { MemberPlan } from '../people/MemberPlan';

export interface MessagePlan {
  id: string;
  clientId: string;
  sender: MemberPlan;
  body: string;
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
