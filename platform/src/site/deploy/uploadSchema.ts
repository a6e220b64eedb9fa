import { Type } from 'typebox';
import { releaseSchema } from '../../registry/releaseSchema';

/** Maximum size of an upload in bytes, including base64. */
export const UPLOAD_LIMIT = 96 * 1024 * 1024;

const fileSchema = Type.String({ maxLength: UPLOAD_LIMIT, pattern: '^[A-Za-z0-9+/]*={0,2}$' });

/** Body of an upload: a release with all its files in base64, in one request. */
export const uploadSchema = Type.Object(
  {
    serial: Type.Integer({ minimum: 0 }),
    why: Type.Optional(Type.String({ maxLength: 300 })),
    /** Promotes the release in the same change, so that no other change intervenes. */
    promote: Type.Optional(Type.Boolean()),
    /** Checks everything and leaves nothing stored. */
    dryRun: Type.Optional(Type.Boolean()),
    release: releaseSchema,
    files: Type.Record(Type.String({ maxLength: 200 }), fileSchema),
  },
  { additionalProperties: false },
);
