import { type Static, Type } from 'typebox';
import { REPORT_EXCERPTS_MAX, REPORT_FILES_MAX, REPORT_REASONS, REPORT_STATES, REPORT_THINGS } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';

/** A member whom the viewer has blocked or hidden; `created` in unix seconds. */
export const AvoidedMemberSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  fictional: Type.Boolean(),
  created: Type.Integer(),
});
export type AvoidedMember = Static<typeof AvoidedMemberSchema>;

export const BlocksReply = strictObject({ blocked: Type.Array(AvoidedMemberSchema) });

export const BlockBody = strictObject({ profile_id: OpaqueId });

export const HidesReply = strictObject({ hidden: Type.Array(AvoidedMemberSchema) });

export const HideBody = strictObject({ profile_id: OpaqueId });

/** A report as its author sees it. Times are unix seconds. */
export const OwnReportSchema = strictObject({
  reference: Type.String(),
  thing: Type.Enum(REPORT_THINGS),
  reason: Type.Enum(REPORT_REASONS),
  /** Name of the reported member; null once their account is gone. */
  name: nullable(Type.String()),
  created: Type.Integer(),
  state: Type.Enum(REPORT_STATES),
  /** Time of the decision; null while the report is open. */
  decided: nullable(Type.Integer()),
  /** Deadline for an appeal against the outcome; null while the report is open. */
  appeal_until: nullable(Type.Integer()),
});
export type OwnReport = Static<typeof OwnReportSchema>;

/** Lists the members whom the caller has blocked. */
export const listBlocked = call('GET /api/block.php', { access: 'member', tag: 'members', reply: BlocksReply });

/** Blocks a member and returns all whom the caller has blocked. */
export const block = call('POST /api/block.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  errors: ['not_found'],
  body: BlockBody,
  reply: BlocksReply,
});

/** Unblocks a member and returns those who are still blocked. */
export const unblock = call('DELETE /api/block.php', {
  access: 'member',
  tag: 'members',
  body: BlockBody,
  errors: ['not_found'],
  reply: BlocksReply,
});

/** Lists the members whom the caller has hidden. */
export const listHidden = call('GET /api/hide.php', { access: 'member', tag: 'members', reply: HidesReply });

/** Hides a member from the caller's own lists and returns all whom the caller has hidden. */
export const hide = call('POST /api/hide.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  errors: ['not_found'],
  body: HideBody,
  reply: HidesReply,
});

/** Shows a hidden member in the caller's lists again and returns those who are still hidden. */
export const unhide = call('DELETE /api/hide.php', {
  access: 'member',
  tag: 'members',
  body: HideBody,
  errors: ['not_found'],
  reply: HidesReply,
});

/** Lists the reports that the member has made, with their outcomes. */
export const listReports = call('GET /api/report.php', {
  access: 'member',
  tag: 'members',
  reply: strictObject({ reports: Type.Array(OwnReportSchema) }),
});

/** A report about another member. */
export const ReportFormSchema = strictObject({
  profile_id: OpaqueId,
  /** A photo of that member, if the report is about it. */
  photo_id: Type.Optional(OpaqueId),
  /** The conversation between the two members, if the report is about it; required with `message_ids`. */
  conversation: Type.Optional(OpaqueId),
  /** Messages of that conversation as evidence; at most 20. */
  message_ids: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_EXCERPTS_MAX })),
  reason: Type.Enum(REPORT_REASONS),
  /** The reporter's own words; at most 2000 code points. */
  text: Type.Optional(Type.String({ maxLength: 4_000 })),
  /** Ids of uploaded pictures; at most 3. */
  attachments: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_FILES_MAX })),
});
export type ReportForm = Static<typeof ReportFormSchema>;

/** Reports a member, one of their photos, or messages. */
export const report = call('POST /api/report.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 3600 },
  errors: ['not_found'],
  body: ReportFormSchema,
  status: 201,
  reply: strictObject({ reference: Type.String() }),
});
