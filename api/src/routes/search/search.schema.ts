import { Type } from 'typebox';
import {
  COUNT_CAP,
  DISTANCE_BUCKETS,
  GENDERS,
  MAX_AGE,
  MIN_AGE,
  PROFILE_ATTRIBUTES,
  SEARCH_PAGE_SIZE,
  SEARCH_SORTS,
  SEXUALITIES,
} from '@rendezvous/shared/contract';
import { ProfileCardSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

const age = Type.Optional(Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE }));
const flag = Type.Optional(Type.Literal('true'));

export const SearchQuerySchema = strictObject({
  gender: Type.Optional(Type.Enum(GENDERS)),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  min_age: age,
  max_age: age,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.ceil(COUNT_CAP / SEARCH_PAGE_SIZE) })),
  sort: Type.Optional(Type.Enum(SEARCH_SORTS)),
  with_photo: flag,
  online: flag,
  hide_fictional: flag,
  sexuality: Type.Optional(Type.Enum(SEXUALITIES)),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  hair_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.hair_color)),
  eye_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.eye_color)),
  body_type: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.body_type)),
  relationship_status: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.relationship_status)),
  tattoos: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.tattoos)),
  interests: Type.Optional(Type.String({ pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 })),
  distance: Type.Optional(Type.Enum(DISTANCE_BUCKETS)),
  network: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' })),
});

export const SearchReplySchema = strictObject({
  members: Type.Array(ProfileCardSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
  number_of_results: Type.Integer(),
  similar: Type.Array(ProfileCardSchema),
  fictional_count: Type.Integer(),
});
