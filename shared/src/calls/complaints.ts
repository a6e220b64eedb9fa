import { Type } from 'typebox';
import { COMPLAINT_CATEGORIES, COMPLAINT_FILES_MAX, COMPLAINT_REFERENCE_MAX } from '../contract';
import { call } from './call';
import { OpaqueId, strictObject } from './schemas';

export const uploadFile = call('POST /api/complaint-file.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 20, seconds: 3600 },
  upload: true,
  status: 201,
  reply: strictObject({ file_id: Type.String() }),
});

export const complain = call('POST /api/complaint.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 5, seconds: 3600 },
  body: strictObject({
    category: Type.Enum(COMPLAINT_CATEGORIES),
    email: Type.String({ maxLength: 300 }),
    reference: Type.Optional(Type.String({ maxLength: COMPLAINT_REFERENCE_MAX })),
    description: Type.String({ maxLength: 4_000 }),
    good_faith: Type.Optional(Type.Boolean()),
    attachments: Type.Optional(Type.Array(OpaqueId, { maxItems: COMPLAINT_FILES_MAX })),
  }),
  status: 201,
  reply: strictObject({ ticket: Type.String() }),
});
