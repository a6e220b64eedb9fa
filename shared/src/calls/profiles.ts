import { Type } from 'typebox';
import {
  DISTANCE_BUCKETS,
  GENDERS,
  INTERESTS,
  type InterestKey,
  LAST_ACTIVE,
  PHOTO_REASONS,
  PHOTO_STATUSES,
  PROFILE_ATTRIBUTES,
  PROFILE_STATUSES,
  SEXUALITIES,
} from '../contract';
import { nullable, strictObject } from './schemas';

export const ProfileImageSchema = strictObject({
  id: Type.String(),
  filename: Type.String(),
  thumb_filename: Type.String(),
  match: Type.String(),
  status: Type.Enum(PHOTO_STATUSES),
  reason: nullable(Type.Enum(PHOTO_REASONS)),
  ratio: Type.Number(),
  placeholder: nullable(Type.String()),
  locked: Type.Boolean(),
});

export const cardProperties = {
  id: Type.String(),
  name: Type.String(),
  age: Type.Integer(),
  gender: Type.Enum(GENDERS),
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

export const InterestSchema = Type.Enum(INTEREST_KEYS);

const profileProperties = {
  ...cardProperties,
  ...attributeProperties,
  status: Type.Enum(PROFILE_STATUSES),
  sexuality: Type.Enum(SEXUALITIES),
  interests: Type.Array(InterestSchema),
  notes: strictObject({ about_me: nullable(Type.String()), looking_for: nullable(Type.String()) }),
  photos: Type.Array(ProfileImageSchema),
  blocked_by_me: Type.Boolean(),
  conversation_id: nullable(Type.String()),
};

export const OwnProfileSchema = strictObject({ ...profileProperties, date_of_birth: Type.String() });

export const ProfileCardSchema = strictObject(cardProperties);

export const ProfileSchema = strictObject(profileProperties);
