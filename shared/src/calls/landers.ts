import { Type } from 'typebox';
import { GENDERS, LOCALES } from '../contract';
import { call } from './call';
import { nullable, strictObject } from './schemas';
import { cardProperties, ProfileImageSchema } from './profiles';

const { id, name, age, country, region, city, fictional, verified } = cardProperties;

const LanderMemberSchema = strictObject({
  ...{ id, name, age, country, region, city, fictional, verified },
  image: ProfileImageSchema,
  note: nullable(Type.String()),
});

const LanderMapSchema = strictObject({
  country,
  members: nullable(Type.Integer()),
  width: Type.Number(),
  height: Type.Number(),
  regions: Type.Array(strictObject({ code: Type.String(), name, members: nullable(Type.Integer()), path: Type.String() })),
});

export const readLander = call('GET /api/lander.php', {
  access: 'public',
  tag: 'site',
  query: strictObject({
    name: Type.String({ maxLength: 64 }),
    slug: Type.Optional(Type.String({ maxLength: 200 })),
    locale: Type.Optional(Type.Enum(LOCALES)),
  }),
  reply: strictObject({
    lander: strictObject({
      name: Type.String(),
      slug: Type.String(),
      variant: Type.String(),
      headline: Type.String(),
      text: Type.String(),
      call_to_action: Type.String(),
      image: Type.String(),
      gender: nullable(Type.Enum(GENDERS)),
      members: Type.Optional(Type.Array(LanderMemberSchema)),
      map: Type.Optional(LanderMapSchema),
    }),
  }),
});

export const countHit = call('POST /api/lander-hit.php', {
  access: 'public',
  tag: 'site',
  limit: { max: 60, seconds: 60 },
  body: strictObject({
    name: Type.String({ maxLength: 64 }),
    slug: Type.String({ maxLength: 64 }),
    variant: Type.String({ maxLength: 64 }),
  }),
});
