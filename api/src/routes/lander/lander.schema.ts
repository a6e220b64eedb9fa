import { Type } from 'typebox';
import { GENDERS, LOCALES } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';

export const LanderQuery = strictObject({
  name: Type.String({ maxLength: 64 }),
  slug: Type.Optional(Type.String({ maxLength: 200 })),
  locale: Type.Optional(Type.Enum(LOCALES)),
});

export const LanderReply = strictObject({
  lander: strictObject({
    name: Type.String(),
    slug: Type.String(),
    variant: Type.String(),
    headline: Type.String(),
    text: Type.String(),
    call_to_action: Type.String(),
    image: Type.String(),
    gender: nullable(Type.Enum(GENDERS)),
  }),
});

export const LanderHitBody = strictObject({
  name: Type.String({ maxLength: 64 }),
  slug: Type.String({ maxLength: 64 }),
  variant: Type.String({ maxLength: 64 }),
});
