import { Type } from 'typebox';
import { CURRENCIES } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { OpaqueId } from '../entities/OpaqueId';
import { PaymentSchema } from '../entities/payment.schema';
import { strictObject } from '../strictObject';

export const RefundBody = strictObject({ payment_id: OpaqueId, confirm: Type.Boolean() });

export const RefundReply = strictObject({
  refund: strictObject({
    name: Type.String(),
    credits: Type.Integer(),
    amount: Type.Integer(),
    currency: Type.Enum(CURRENCIES),
    confirmed: nullable(Type.Integer()),
  }),
  payment: PaymentSchema,
});
