import { Type } from 'typebox';
import { REPORT_REASONS } from '@rendezvous/shared/contract';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

export const ReportBody = strictObject({
  profile_id: OpaqueId,
  conversation: Type.Optional(OpaqueId),
  message_ids: Type.Optional(Type.Array(OpaqueId, { maxItems: 20 })),
  reason: Type.Enum(REPORT_REASONS),
  text: Type.Optional(Type.String({ maxLength: 4_000 })),
});

export const ReportReply = strictObject({ reference: Type.String() });
