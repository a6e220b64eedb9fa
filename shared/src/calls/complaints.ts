import { Type } from 'typebox';
import { COMPLAINT_CATEGORIES, COMPLAINT_FILES_MAX, COMPLAINT_REFERENCE_MAX } from '../contract';
import { call } from './call';
import { OpaqueId, strictObject } from './schemas';

/** Uploads a picture for a complaint or report; moderators retrieve it with GET from the same path. */
export const uploadFile = call('POST /api/complaint-file.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 20, seconds: 3600 },
  errors: ['photo_invalid'],
  upload: true,
  status: 201,
  reply: strictObject({ file_id: Type.String() }),
});

/** Files a complaint; visitors can do so without an account. */
export const complain = call('POST /api/complaint.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 5, seconds: 3600 },
  errors: ['consent_required', 'email_invalid', 'not_found'],
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
