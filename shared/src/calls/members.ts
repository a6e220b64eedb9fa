import { type Static, Type } from 'typebox';
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
} from '../contract';
import { call } from './call';
import { OpaqueId, strictObject } from './schemas';
import { ProfileCardSchema, ProfileSchema } from './profiles';

const OptionalAge = Type.Optional(Type.Integer({ minimum: MIN_AGE, maximum: MAX_AGE }));

const OptionalTrue = Type.Optional(Type.Literal('true'));

/** Query of the member search; ages in years, pages counted from 1. */
export const SearchQuerySchema = strictObject({
  gender: Type.Optional(Type.Enum(GENDERS)),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' })),
  min_age: OptionalAge,
  max_age: OptionalAge,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.ceil(COUNT_CAP / SEARCH_PAGE_SIZE) })),
  sort: Type.Optional(Type.Enum(SEARCH_SORTS)),
  with_photo: OptionalTrue,
  online: OptionalTrue,
  hide_fictional: OptionalTrue,
  sexuality: Type.Optional(Type.Enum(SEXUALITIES)),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  hair_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.hair_color)),
  eye_color: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.eye_color)),
  body_type: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.body_type)),
  relationship_status: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.relationship_status)),
  tattoos: Type.Optional(Type.Enum(PROFILE_ATTRIBUTES.tattoos)),
  /** Comma-separated keys; a member must have all of them. */
  interests: Type.Optional(Type.String({ pattern: '^[a-z_]+(,[a-z_]+)*$', maxLength: 200 })),
  /** Maximum distance from the viewer's place. */
  distance: Type.Optional(Type.Enum(DISTANCE_BUCKETS)),
  /** A visitor's traffic source, for domains on which visitors may search only with one. */
  network: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' })),
});
export type SearchQuery = Static<typeof SearchQuerySchema>;

/** A page of results; `number_of_results` is exact below COUNT_CAP, where counting stops. */
export const SearchReplySchema = strictObject({
  members: Type.Array(ProfileCardSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
  number_of_results: Type.Integer(),
  similar: Type.Array(ProfileCardSchema),
  fictional_count: Type.Integer(),
});
export type SearchReply = Static<typeof SearchReplySchema>;

/** Searches members; the domain decides whether visitors may search. */
export const search = call('GET /api/search.php', {
  access: 'public',
  tag: 'members',
  limit: { max: 60, seconds: 60 },
  showsMembers: true,
  errors: ['authentication_required', 'premium_required'],
  query: SearchQuerySchema,
  reply: SearchReplySchema,
});

/** Returns a profile; 404 for hidden and unknown members alike. Members can always read their own, as others see it. */
export const readMember = call('GET /api/member.php', {
  access: 'public',
  tag: 'members',
  showsMembers: true,
  errors: ['blocked_by_member', 'not_found'],
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ profile: ProfileSchema }),
});
