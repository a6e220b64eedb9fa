import { Type } from 'typebox';
import { CURRENCIES, LOCALES, NOTIFICATION_STOPS, USER_STATUSES } from '../contract';
import { nullable, strictObject } from './schemas';
import { OwnProfileSchema } from './profiles';

export const UserSchema = strictObject({
  id: Type.String(),
  email: Type.String(),
  status: Type.Enum(USER_STATUSES),
  credits: Type.Integer({ minimum: 0 }),
  paid_user: Type.Boolean(),
  signup_date: Type.Integer(),
  fictional_icon: Type.Boolean(),
  language: Type.Enum(LOCALES),
  notifications_disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
  invisible: Type.Boolean(),
  age_check: Type.Enum(['done', 'needed']),
  free_conversations_left: Type.Integer(),
  premium_features: Type.Array(Type.String()),
  credit_value: nullable(strictObject({ amount: Type.Integer(), currency: Type.Enum(CURRENCIES) })),
  refundable_until: nullable(Type.Integer()),
  profile: OwnProfileSchema,
});
