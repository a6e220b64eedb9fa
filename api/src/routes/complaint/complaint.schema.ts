import { Type } from 'typebox';
import { COMPLAINT_CATEGORIES, COMPLAINT_FILES_MAX, COMPLAINT_REFERENCE_MAX } from '@rendezvous/shared/contract';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

export const ComplaintBody = strictObject({
  category: Type.Enum(COMPLAINT_CATEGORIES),
  email: Type.String({ maxLength: 300 }),
  reference: Type.Optional(Type.String({ maxLength: COMPLAINT_REFERENCE_MAX })),
  description: Type.String({ maxLength: 4_000 }),
  good_faith: Type.Optional(Type.Boolean()),
  attachments: Type.Optional(Type.Array(OpaqueId, { maxItems: COMPLAINT_FILES_MAX })),
});

export const ComplaintReply = strictObject({ ticket: Type.String() });
