import { type Static, Type } from 'typebox';
import { CURRENCIES, PAYMENT_METHODS } from '../contract';
import { call } from './call';
import { nullable, strictObject } from './schemas';

/** A discount code; null in `country`, `user_id`, `currency` or `paymentmethods` means any. */
export const DiscountCodeSchema = strictObject({
  code: Type.String(),
  country: nullable(Type.String()),
  user_id: nullable(Type.String()),
  /** Unix seconds; null when the code does not expire. */
  expires: nullable(Type.Integer()),
  value_percentage: Type.Number(),
  currency: nullable(Type.Enum(CURRENCIES)),
  /** Minor units. */
  minimum_order_value: nullable(Type.Integer()),
  status: Type.Enum(['active', 'used', 'disabled']),
  validity: Type.Enum(['once-per-user', 'once', 'unlimited']),
  expired: Type.Boolean(),
  paymentmethods: nullable(Type.Array(Type.Enum(PAYMENT_METHODS))),
});
export type DiscountCode = Static<typeof DiscountCodeSchema>;

/** Returns the member's welcome code (null when there is none) or, given a typed `code`, validates that. */
export const findDiscountCode = call('GET /api/discountcode.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 60 },
  errors: ['code_country', 'code_expired', 'code_not_found', 'code_used'],
  query: strictObject({
    welcome: Type.Optional(Type.Enum(['true', '1'])),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  reply: strictObject({ discountcode: nullable(DiscountCodeSchema) }),
});
