import { Type } from 'typebox';
import { REPORT_EXCERPTS_MAX, REPORT_FILES_MAX, REPORT_REASONS, REPORT_STATES, REPORT_THINGS } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

export const ReportBody = strictObject({
  profile_id: OpaqueId,
  photo_id: Type.Optional(OpaqueId),
  conversation: Type.Optional(OpaqueId),
  message_ids: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_EXCERPTS_MAX })),
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Optional(Type.String({ maxLength: 4_000 })),
  attachments: Type.Optional(Type.Array(OpaqueId, { maxItems: REPORT_FILES_MAX })),
});

export const ReportReply = strictObject({ reference: Type.String() });

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

export const OwnReportsReply = strictObject({ reports: Type.Array(OwnReportSchema) });
