import { Type } from 'typebox';
import { INTERESTS, INTERESTS_MAX, type InterestKey } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { attributeProperties, OwnProfileSchema } from '../entities/profile.schema';
import { strictObject } from '../strictObject';

const NOTE_MAX = 1_000;
const PLACE_MAX = 60;
/** The rule of names is the contract's; this only bounds what is read. */
const NAME_MAX = 300;
const INTEREST_KEYS: InterestKey[] = INTERESTS.map(({ key }) => key);

const note = nullable(Type.String({ maxLength: NOTE_MAX }));

export const ProfileBody = strictObject({
  name: Type.Optional(Type.String({ maxLength: NAME_MAX })),
  hair_color: Type.Optional(attributeProperties.hair_color),
  eye_color: Type.Optional(attributeProperties.eye_color),
  body_type: Type.Optional(attributeProperties.body_type),
  relationship_status: Type.Optional(attributeProperties.relationship_status),
  tattoos: Type.Optional(attributeProperties.tattoos),
  notes: Type.Optional(strictObject({ about_me: note, looking_for: note })),
  interests: Type.Optional(Type.Array(Type.Enum(INTEREST_KEYS), { maxItems: INTERESTS_MAX })),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  region: Type.Optional(nullable(Type.String({ pattern: '^[A-Za-z0-9-]{1,10}$' }))),
  city: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: PLACE_MAX }))),
});

export const ProfileReply = strictObject({ profile: OwnProfileSchema });
