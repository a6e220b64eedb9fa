import { Type } from 'typebox';
import { GENDERS, INTERESTS_MAX, LOCALES, SEXUALITIES } from '@rendezvous/shared/contract';
import { OpaqueId } from '../entities/OpaqueId';
import { UserSchema } from '../entities/user.schema';
import { strictObject } from '../strictObject';

const Tracking = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9._-]{1,100}$' }));

export const SignupBody = strictObject({
  email: Type.String({ maxLength: 300 }),
  name: Type.String({ maxLength: 300 }),
  password: Type.String({ maxLength: 256 }),
  date_of_birth: Type.String({ maxLength: 10 }),
  signup_message: Type.Optional(Type.String({ maxLength: 4_000 })),
  gender: Type.Enum(GENDERS),
  sexuality: Type.Enum(SEXUALITIES),
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  region: Type.Optional(Type.String({ maxLength: 10 })),
  city: Type.Optional(Type.String({ maxLength: 80 })),
  language: Type.Enum(LOCALES),
  member_id: Type.Optional(OpaqueId),
  invite_code: Type.Optional(Type.String({ maxLength: 64 })),
  terms_version: Type.String({ maxLength: 40 }),
  consent_sensitive: Type.Boolean(),
  consent_offers: Type.Boolean(),
  interests: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: INTERESTS_MAX })),
  network: Tracking,
  ref: Tracking,
  sub1: Tracking,
  sub2: Tracking,
  sub3: Tracking,
});

export const SignupReply = strictObject({ user: UserSchema, next: Type.String() });
