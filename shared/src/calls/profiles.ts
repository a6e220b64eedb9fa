import { type Static, Type } from 'typebox';
import {
  DISTANCE_BUCKETS,
  GENDERS,
  INTERESTS,
  type InterestKey,
  LAST_ACTIVE,
  LOCALES,
  PHOTO_REASONS,
  PHOTO_STATUSES,
  PROFILE_ATTRIBUTES,
  PROFILE_STATUSES,
  SEXUALITIES,
} from '../contract';
import { nullable, strictObject } from './schemas';

/** A picture of a member; URLs are signed and relative to `settings.cdn_prefix`. */
export const ProfileImageSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  thumb_filename: Type.String(),
  /** URL of the version that is 480 px wide. */
  match: Type.String(),
  status: Type.Enum(PHOTO_STATUSES),
  /** Why the picture was rejected; null unless it was. */
  reason: nullable(Type.Enum(PHOTO_REASONS)),
  /** Width divided by height. */
  ratio: Type.Number(),
  /** ThumbHash in base64, whose average colour is shown while the picture loads; null if there is none. */
  placeholder: nullable(Type.String()),
  /** True when this viewer only receives a version blurred by the server. */
  locked: Type.Boolean(),
});
export type ProfileImage = Static<typeof ProfileImageSchema>;

export const cardProperties = {
  id: Type.String(),
  /** Empty when the member is no longer available. */
  name: Type.String(),
  /** In years. */
  age: Type.Integer(),
  gender: Type.Enum(GENDERS),
  /** ISO 3166 alpha-2. */
  country: Type.String(),
  region: nullable(Type.String()),
  city: nullable(Type.String()),
  main_image: nullable(ProfileImageSchema),
  fictional: Type.Boolean(),
  verified: Type.Boolean(),
  online: Type.Boolean(),
  last_active: Type.Enum(LAST_ACTIVE),
  distance_bucket: nullable(Type.Enum(DISTANCE_BUCKETS)),
  common_interests: Type.Integer(),
  liked: Type.Boolean(),
  liked_me: Type.Boolean(),
  match: Type.Boolean(),
};

export const attributeProperties = {
  hair_color: nullable(Type.Enum(PROFILE_ATTRIBUTES.hair_color)),
  eye_color: nullable(Type.Enum(PROFILE_ATTRIBUTES.eye_color)),
  body_type: nullable(Type.Enum(PROFILE_ATTRIBUTES.body_type)),
  relationship_status: nullable(Type.Enum(PROFILE_ATTRIBUTES.relationship_status)),
  tattoos: nullable(Type.Enum(PROFILE_ATTRIBUTES.tattoos)),
};

const INTEREST_KEYS: InterestKey[] = INTERESTS.map(({ key }) => key);

export const InterestKeySchema = Type.Enum(INTEREST_KEYS);

export const ProfileNotesSchema = strictObject({ about_me: nullable(Type.String()), looking_for: nullable(Type.String()) });
export type ProfileNotes = Static<typeof ProfileNotesSchema>;

const profileProperties = {
  ...cardProperties,
  ...attributeProperties,
  status: Type.Enum(PROFILE_STATUSES),
  sexuality: Type.Enum(SEXUALITIES),
  interests: Type.Array(InterestKeySchema),
  notes: ProfileNotesSchema,
  /** Language in which the member uses the site, and so most likely wrote the notes. */
  language: Type.Enum(LOCALES),
  photos: Type.Array(ProfileImageSchema),
  blocked_by_me: Type.Boolean(),
  conversation_id: nullable(Type.String()),
};

/** The member's own profile, with the date of birth as YYYY-MM-DD. */
export const OwnProfileSchema = strictObject({ ...profileProperties, date_of_birth: Type.String() });
export type OwnProfile = Static<typeof OwnProfileSchema>;

/** A member as shown in lists. */
export const ProfileCardSchema = strictObject(cardProperties);
export type ProfileCard = Static<typeof ProfileCardSchema>;

/** A member as another member or a visitor sees them. */
export const ProfileSchema = strictObject(profileProperties);
export type Profile = Static<typeof ProfileSchema>;
