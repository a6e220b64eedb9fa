import { Type } from 'typebox';
import { CURRENCIES, PAYMENT_METHODS } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';
import { nullable } from './nullable';

export const DiscountCodeSchema = strictObject({
  code: Type.String(),
  country: nullable(Type.String()),
  user_id: nullable(Type.String()),
  expires: nullable(Type.Integer()),
  value_percentage: Type.Number(),
  currency: nullable(Type.Enum(CURRENCIES)),
  minimum_order_value: nullable(Type.Integer()),
  status: Type.Enum(['active', 'used', 'disabled']),
  validity: Type.Enum(['once-per-user', 'once', 'unlimited']),
  expired: Type.Boolean(),
  paymentmethods: nullable(Type.Array(Type.Enum(PAYMENT_METHODS))),
});
