import { Type } from 'typebox';
import { REPORT_EXCERPTS_MAX, REPORT_FILES_MAX, REPORT_REASONS, REPORT_STATES, REPORT_THINGS } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';

/** Somebody blocked or hidden. */
export const AvoidedMemberSchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  fictional: Type.Boolean(),
  created: Type.Integer(),
});

export const BlocksReply = strictObject({ blocked: Type.Array(AvoidedMemberSchema) });

export const BlockBody = strictObject({ profile_id: OpaqueId });

export const HidesReply = strictObject({ hidden: Type.Array(AvoidedMemberSchema) });

export const HideBody = strictObject({ profile_id: OpaqueId });

const OwnReportSchema = strictObject({
  reference: Type.String(),
  thing: Type.Enum(REPORT_THINGS),
  reason: Type.Enum(REPORT_REASONS),
  name: nullable(Type.String()),
  created: Type.Integer(),
  state: Type.Enum(REPORT_STATES),
  decided: nullable(Type.Integer()),
  appeal_until: nullable(Type.Integer()),
});

export const listBlocked = call('GET /api/block.php', { access: 'member', tag: 'members', reply: BlocksReply });

export const block = call('POST /api/block.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  body: BlockBody,
  reply: BlocksReply,
});

export const unblock = call('DELETE /api/block.php', { access: 'member', tag: 'members', body: BlockBody, reply: BlocksReply });

export const listHidden = call('GET /api/hide.php', { access: 'member', tag: 'members', reply: HidesReply });

export const hide = call('POST /api/hide.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  body: HideBody,
  reply: HidesReply,
});

export const unhide = call('DELETE /api/hide.php', { access: 'member', tag: 'members', body: HideBody, reply: HidesReply });

export const listReports = call('GET /api/report.php', {
  access: 'member',
  tag: 'members',
  reply: strictObject({ reports: Type.Array(OwnReportSchema) }),
});

export const report = call('POST /api/report.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 60, seconds: 3600 },
  body: strictObject({
    profile_id: OpaqueId,
    photo_id: Type.Optional(OpaqueId),
    conversation: Type.Optional(OpaqueId),
    message_ids: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_EXCERPTS_MAX })),
    reason: Type.Enum(REPORT_REASONS),
    text: Type.Optional(Type.String({ maxLength: 4_000 })),
    attachments: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_FILES_MAX })),
  }),
  status: 201,
  reply: strictObject({ reference: Type.String() }),
});
