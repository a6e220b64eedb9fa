import { type Static, Type } from 'typebox';
import { CURRENCIES, LOCALES, NOTIFICATION_STOPS, PREMIUM_FEATURES, USER_STATUSES } from '../contract';
import { nullable, strictObject } from './schemas';
import { OwnProfileSchema } from './profiles';

/** The signed-in member. */
export const UserSchema = strictObject({
  id: Type.String(),
  email: Type.String(),
  status: Type.Enum(USER_STATUSES),
  credits: Type.Integer({ minimum: 0 }),
  paid_user: Type.Boolean(),
  /** Unix seconds. */
  signup_date: Type.Integer(),
  fictional_icon: Type.Boolean(),
  language: Type.Enum(LOCALES),
  notifications_disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
  invisible: Type.Boolean(),
  age_check: Type.Enum(['done', 'needed']),
  /** Conversations that a free member can still start, 0 to 2. */
  free_conversations_left: Type.Integer(),
  /** Features that the member's purchases unlocked; empty without any. */
  premium_features: Type.Array(Type.Enum(PREMIUM_FEATURES)),
  /** Value of the next credit to be spent, in minor units; null if that credit was free or there is none. */
  credit_value: nullable(strictObject({ amount: Type.Integer(), currency: Type.Enum(CURRENCIES) })),
  /** Latest time in unix seconds at which credits can be returned; null when none can be. */
  refundable_until: nullable(Type.Integer()),
  profile: OwnProfileSchema,
});
export type User = Static<typeof UserSchema>;
