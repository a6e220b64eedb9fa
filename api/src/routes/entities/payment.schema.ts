import { Type } from 'typebox';
import { CURRENCIES, PAYMENT_METHODS, PAYMENT_STATUSES } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';
import { nullable } from './nullable';

export const PaymentSchema = strictObject({
  payment_id: Type.String(),
  credits: Type.Integer(),
  amount: Type.Integer(),
  original_amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  payment_method: Type.Enum(PAYMENT_METHODS),
  status: Type.Enum(PAYMENT_STATUSES),
  created: Type.Integer(),
  completed: nullable(Type.Integer()),
  package_id: nullable(Type.Integer()),
  discount_code: nullable(Type.String()),
  vat_rate: Type.Number(),
  vat_amount: Type.Integer(),
  unused_credits: Type.Integer(),
  refundable_credits: Type.Integer(),
  refundable_amount: Type.Integer(),
  refunded_credits: Type.Integer(),
  refunded_amount: Type.Integer(),
  refundable_until: nullable(Type.Integer()),
});
