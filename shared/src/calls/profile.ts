import { Type } from 'typebox';
import { CITY_LENGTH_MAX, INTERESTS_MAX, PHOTO_LIMIT_PREMIUM } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';
import { InterestKeySchema, OwnProfileSchema, ProfileImageSchema, attributeProperties } from './profiles';

export const ProfileReply = strictObject({ profile: OwnProfileSchema });

/** Upper bound of the input in UTF-16 units; the rules for names are in the contract. */
const NAME_LENGTH_MAX = 300;

const NOTE_LENGTH_MAX = 1_000;

const Note = nullable(Type.String({ maxLength: NOTE_LENGTH_MAX }));

/** Returns the member's own profile. */
export const readProfile = call('GET /api/profile.php', { access: 'member', tag: 'members', reply: ProfileReply });

/** Changes the given fields of the member's profile. */
export const changeProfile = call('PUT /api/profile.php', {
  access: 'member',
  tag: 'members',
  errors: ['username_at', 'username_invalid', 'username_taken'],
  body: strictObject({
    name: Type.Optional(Type.String({ maxLength: NAME_LENGTH_MAX })),
    hair_color: Type.Optional(attributeProperties.hair_color),
    eye_color: Type.Optional(attributeProperties.eye_color),
    body_type: Type.Optional(attributeProperties.body_type),
    relationship_status: Type.Optional(attributeProperties.relationship_status),
    tattoos: Type.Optional(attributeProperties.tattoos),
    notes: Type.Optional(strictObject({ about_me: Note, looking_for: Note })),
    interests: Type.Optional(Type.Array(InterestKeySchema, { maxItems: INTERESTS_MAX })),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    region: Type.Optional(nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' }))),
    city: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: CITY_LENGTH_MAX }))),
  }),
  reply: ProfileReply,
});

/** Uploads a profile photo and returns it with its review status. */
export const uploadPhoto = call('POST /api/photos.php', {
  access: 'member',
  tag: 'members',
  limit: { max: 20, seconds: 3600 },
  errors: ['photo_invalid', 'photo_limit'],
  upload: true,
  reply: strictObject({ photo: ProfileImageSchema }),
});

/** Reorders the photos, or selects the main one. */
export const arrangePhotos = call('PUT /api/photos.php', {
  access: 'member',
  tag: 'members',
  errors: ['not_found'],
  /** `order` may contain more ids than the photo limit, because rejected photos do not count towards it. */
  body: strictObject({
    order: Type.Optional(Type.Array(OpaqueId, { minItems: 1, maxItems: 2 * PHOTO_LIMIT_PREMIUM })),
    main: Type.Optional(OpaqueId),
  }),
  reply: strictObject({ photos: Type.Array(ProfileImageSchema) }),
});

/** Deletes one of the member's own photos. */
export const deletePhoto = call('DELETE /api/photos.php', {
  access: 'member',
  tag: 'members',
  errors: ['not_found'],
  body: strictObject({ id: OpaqueId }),
  reply: strictObject({ deleted: Type.Literal(true) }),
});
