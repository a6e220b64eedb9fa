import { type Static, Type } from 'typebox';
import {
  COMPLAINT_CATEGORIES,
  DECISION_GROUNDS,
  MESSAGE_TYPES,
  MODERATION_DECISIONS,
  type ModerationDecision,
  type ModerationKind,
  PHOTO_REASONS,
  REPORT_REASONS,
  REPORT_THINGS,
  USER_STATUSES,
} from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { ProfileImageSchema } from './profiles';

/** A member as moderators see them; `strikes` is the number of strikes received so far. */
export const ModeratedMemberSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  status: Type.Enum(USER_STATUSES),
  fictional: Type.Boolean(),
  strikes: Type.Integer(),
});
export type ModeratedMember = Static<typeof ModeratedMemberSchema>;

/** A message as it was when it was reported; `photo` is a signed URL. */
export const ReportExcerptSchema = strictObject({
  id: Type.String(),
  /** True when the reported member wrote the message. */
  theirs: Type.Boolean(),
  type: Type.Enum(MESSAGE_TYPES),
  body: Type.String(),
  photo: nullable(Type.String()),
  /** Unix seconds. */
  created: Type.Integer(),
});
export type ReportExcerpt = Static<typeof ReportExcerptSchema>;

const ReportSchema = strictObject({
  id: Type.String(),
  reference: Type.String(),
  thing: Type.Enum(REPORT_THINGS),
  reason: Type.Enum(REPORT_REASONS),
  /** Earlier reasons of the report, one for each time it was extended, oldest first. */
  earlier_reasons: Type.Array(Type.Enum(REPORT_REASONS)),
  text: Type.String(),
  created: Type.Integer(),
  member: ModeratedMemberSchema,
  reporter: nullable(ModeratedMemberSchema),
  /** URL of the reported photo. */
  photo: nullable(Type.String()),
  excerpts: Type.Array(ReportExcerptSchema),
  /** URLs of the pictures that the reporter attached, and of copies of the reported photos. */
  attachments: Type.Array(Type.String()),
});

const ComplaintSchema = strictObject({
  id: Type.String(),
  ticket: Type.String(),
  category: Type.Enum(COMPLAINT_CATEGORIES),
  email: Type.String(),
  reference: nullable(Type.String()),
  description: Type.String(),
  good_faith: Type.Boolean(),
  created: Type.Integer(),
  member: nullable(ModeratedMemberSchema),
  /** URLs of the attached pictures. */
  attachments: Type.Array(Type.String()),
});

const CASE_KINDS = Object.keys(MODERATION_DECISIONS) as ModerationKind[];

const DECISIONS: ModerationDecision[] = Object.values(MODERATION_DECISIONS).flat();

/** Cases waiting for a moderator, oldest first, at most 20 of each kind; `open` counts all of them. Times are unix seconds. */
export const ModerationQueueSchema = strictObject({
  reports: Type.Array(ReportSchema),
  photos: Type.Array(
    strictObject({ id: Type.String(), created: Type.Integer(), member: ModeratedMemberSchema, image: ProfileImageSchema }),
  ),
  complaints: Type.Array(ComplaintSchema),
  open: strictObject({ report: Type.Integer(), photo: Type.Integer(), complaint: Type.Integer() }),
});
export type ModerationQueue = Static<typeof ModerationQueueSchema>;

/** Lists cases waiting for a moderator, oldest first. */
export const readQueue = call('GET /api/moderation.php', {
  access: 'moderator',
  tag: 'operation',
  reply: ModerationQueueSchema,
});

/** A moderator's decision; a decision against someone requires `ground`, `reason` and `facts`. */
export const DecisionFormSchema = strictObject({
  kind: Type.Enum(CASE_KINDS),
  id: OpaqueId,
  decision: Type.Enum(DECISIONS),
  ground: Type.Optional(Type.Enum(DECISION_GROUNDS)),
  reason: Type.Optional(Type.Enum([...REPORT_REASONS, ...PHOTO_REASONS])),
  /** The facts behind the decision, or the reply to a complaint, as quoted in the email; 10 to 2000 code points. */
  facts: Type.Optional(Type.String({ maxLength: 4_000 })),
  /** A note that only moderators see. */
  note: Type.Optional(Type.String({ maxLength: 2_000 })),
});
export type DecisionForm = Static<typeof DecisionFormSchema>;

/** Decides a case; fails with `conflict` if the case has already been decided. */
export const decide = call('POST /api/moderation.php', {
  access: 'moderator',
  tag: 'operation',
  errors: ['conflict'],
  body: DecisionFormSchema,
  reply: strictObject({ decided: Type.Literal(true) }),
});
