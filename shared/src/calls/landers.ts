import { type Static, Type } from 'typebox';
import { GENDERS, LOCALES, NICHES } from '../contract';
import { call } from './call';
import { nullable, strictObject } from './schemas';
import { cardProperties, ProfileImageSchema } from './profiles';

const { id, name, age, country, region, city, fictional, verified } = cardProperties;

/** A member who is visible to visitors, as shown on landers. */
export const LanderMemberSchema = strictObject({
  ...{ id, name, age, country, region, city, fictional, verified },
  /** The approved main photo. */
  image: ProfileImageSchema,
  /** The member's note; null unless both the lander and the domain show notes. */
  note: nullable(Type.String()),
  /** Language in which the member uses the site, and so most likely wrote the note. */
  language: Type.Enum(LOCALES),
});
export type LanderMember = Static<typeof LanderMemberSchema>;

/** A region of a country on a map. */
export const LanderRegionSchema = strictObject({
  /** ISO 3166-2 code without the country prefix. */
  code: Type.String(),
  name,
  /** Number of members in the region, rounded down to tens; null below 20. */
  members: nullable(Type.Integer()),
  /** Outline as an SVG path on the map; empty for a region that is not drawn separately. */
  path: Type.String(),
  /** Middle of the region on the map, where its code is written; present on maps made of tiles. */
  label: Type.Optional(strictObject({ x: Type.Number(), y: Type.Number() })),
});

/** Several regions that a map shows as one shape. */
export const LanderAreaSchema = strictObject({
  /** Code of the area, in lower case, unlike the codes of regions. */
  code: Type.String(),
  name,
  /** Number of members in the regions of the area, rounded down to tens; null below 20. */
  members: nullable(Type.Integer()),
  /** Outline as an SVG path on the map. */
  path: Type.String(),
  /** Codes of the regions of the area. */
  regions: Type.Array(Type.String()),
});

/** A map of the visitor's country with its regions. */
export const LanderMapSchema = strictObject({
  /** ISO 3166 alpha-2. */
  country,
  /** Number of members in the whole country, rounded down to tens; null below 20. */
  members: nullable(Type.Integer()),
  /** Size of the map, in the same units as its paths; 0 when the country is not drawn. */
  width: Type.Number(),
  height: Type.Number(),
  regions: Type.Array(LanderRegionSchema),
  /** Areas made of regions that are not drawn separately; empty in most countries. */
  areas: Type.Array(LanderAreaSchema),
});
export type LanderMap = Static<typeof LanderMapSchema>;

/** Content of a campaign lander, in the visitor's language. */
export const LanderDocumentSchema = strictObject({
  name: Type.String(),
  slug: Type.String(),
  variant: Type.String(),
  headline: Type.String(),
  text: Type.String(),
  call_to_action: Type.String(),
  image: Type.String(),
  /** Further pictures or clips, in order; when empty, the lander shows its own. */
  images: Type.Array(Type.String()),
  niche: nullable(Type.Enum(Object.values(NICHES))),
  gender: nullable(Type.Enum(GENDERS)),
  /** Present on landers that show members; members from the visitor's country come first. */
  members: Type.Optional(Type.Array(LanderMemberSchema)),
  /** Present on the lander with a map. */
  map: Type.Optional(LanderMapSchema),
});
export type LanderDocument = Static<typeof LanderDocumentSchema>;

/** Returns the content of a campaign lander. */
export const readLander = call('GET /api/lander.php', {
  access: 'public',
  tag: 'site',
  errors: ['not_found'],
  query: strictObject({
    name: Type.String({ maxLength: 64 }),
    slug: Type.Optional(Type.String({ maxLength: 200 })),
    locale: Type.Optional(Type.Enum(LOCALES)),
  }),
  reply: strictObject({
    lander: LanderDocumentSchema,
  }),
});

/** Counts a visit to a variant of a lander once; only daily totals are stored, without any personal data. */
export const countHit = call('POST /api/lander-hit.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 60, seconds: 60 },
  errors: ['not_found'],
  body: strictObject({
    name: Type.String({ maxLength: 64 }),
    slug: Type.String({ maxLength: 64 }),
    variant: Type.String({ maxLength: 64 }),
  }),
});
