import { Type } from 'typebox';
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

const MemberSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  status: Type.Enum(USER_STATUSES),
  fictional: Type.Boolean(),
  strikes: Type.Integer(),
});

const ExcerptSchema = strictObject({
  id: Type.String(),
  theirs: Type.Boolean(),
  type: Type.Enum(MESSAGE_TYPES),
  body: Type.String(),
  photo: nullable(Type.String()),
  created: Type.Integer(),
});

const ReportSchema = strictObject({
  id: Type.String(),
  reference: Type.String(),
  thing: Type.Enum(REPORT_THINGS),
  reason: Type.Enum(REPORT_REASONS),
  earlier_reasons: Type.Array(Type.Enum(REPORT_REASONS)),
  text: Type.String(),
  created: Type.Integer(),
  member: MemberSchema,
  reporter: nullable(MemberSchema),
  photo: nullable(Type.String()),
  excerpts: Type.Array(ExcerptSchema),
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
  member: nullable(MemberSchema),
  attachments: Type.Array(Type.String()),
});

const KINDS = Object.keys(MODERATION_DECISIONS) as ModerationKind[];

const DECISIONS: ModerationDecision[] = Object.values(MODERATION_DECISIONS).flat();

export const readQueue = call('GET /api/moderation.php', {
  access: 'moderator',
  tag: 'operation',
  reply: strictObject({
    reports: Type.Array(ReportSchema),
    photos: Type.Array(strictObject({ id: Type.String(), created: Type.Integer(), member: MemberSchema, image: ProfileImageSchema })),
    complaints: Type.Array(ComplaintSchema),
    open: strictObject({ report: Type.Integer(), photo: Type.Integer(), complaint: Type.Integer() }),
  }),
});

export const decide = call('POST /api/moderation.php', {
  access: 'moderator',
  tag: 'operation',
  body: strictObject({
    kind: Type.Enum(KINDS),
    id: OpaqueId,
    decision: Type.Enum(DECISIONS),
    ground: Type.Optional(Type.Enum(DECISION_GROUNDS)),
    reason: Type.Optional(Type.Enum([...REPORT_REASONS, ...PHOTO_REASONS])),
    facts: Type.Optional(Type.String({ maxLength: 4_000 })),
    note: Type.Optional(Type.String({ maxLength: 2_000 })),
  }),
  reply: strictObject({ decided: Type.Literal(true) }),
});
