import type { ComplaintCategory } from './complaints';
import type { MessageType } from './chats';
import type { PhotoReason, ProfileImage } from './profile';
import type { ReportReason, ReportThing } from './reports';
import type { UserStatus } from './user';

/** What a moderator can decide about each kind of case. */
export const MODERATION_DECISIONS = {
  report: ['dismiss', 'strike', 'ban'],
  photo: ['approve', 'reject'],
  complaint: ['answer'],
} as const;

export type ModerationKind = keyof typeof MODERATION_DECISIONS;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[ModerationKind][number];

/** What a decision against somebody rests on: our rules or the law. */
export const DECISION_GROUNDS = ['rules', 'law'] as const;
export type DecisionGround = (typeof DECISION_GROUNDS)[number];

/** Strike at which a member is shut out for good; the first warns, the second suspends. */
export const LAST_STRIKE = 3;
/** Length of the suspension of a second strike, in days. */
export const SUSPENSION_DAYS = 7;

/** A member as a moderator sees one; `strikes` is 0 or more. */
export interface ModeratedMember {
  id: string;
  name: string;
  status: UserStatus;
  fictional: boolean;
  strikes: number;
}

/** A message as it was when it was reported; `photo` is an address for the moderator. */
export interface ReportExcerpt {
  id: string;
  /** True when the reported member wrote it. */
  theirs: boolean;
  type: MessageType;
  body: string;
  photo: string | null;
  /** Unix seconds. */
  created: number;
}

/** What waits for a moderator, the oldest first, and how much of it there is. Times are unix seconds. */
export interface ModerationQueue {
  reports: {
    id: string;
    reference: string;
    thing: ReportThing;
    reason: ReportReason;
    /** What it said before something was added to it, the first one first. */
    earlier_reasons: ReportReason[];
    text: string;
    created: number;
    member: ModeratedMember;
    reporter: ModeratedMember | null;
    /** Address of the photo that is reported. */
    photo: string | null;
    excerpts: ReportExcerpt[];
    /** Addresses of pictures: those of the reporter, and copies of the photos that are shown. */
    attachments: string[];
  }[];
  photos: { id: string; created: number; member: ModeratedMember; image: ProfileImage }[];
  complaints: {
    id: string;
    ticket: string;
    category: ComplaintCategory;
    email: string;
    reference: string | null;
    description: string;
    good_faith: boolean;
    created: number;
    member: ModeratedMember | null;
    /** Addresses of pictures. */
    attachments: string[];
  }[];
  open: Record<ModerationKind, number>;
}

/** A moderator's decision; what is against somebody needs ground, reason and facts. */
export interface DecisionForm {
  kind: ModerationKind;
  id: string;
  decision: ModerationDecision;
  ground?: DecisionGround;
  reason?: ReportReason | PhotoReason;
  /** What the decision rests on, or the answer to a complaint; goes into the mail. 10 to 2000 code points. */
  facts?: string;
  /** For other moderators only. */
  note?: string;
}
