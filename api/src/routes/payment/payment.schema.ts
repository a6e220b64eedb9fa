import { Type } from 'typebox';
import { PAYMENT_METHODS } from '@rendezvous/shared/contract';
import { ClientId } from '../entities/ClientId';
import { OpaqueId } from '../entities/OpaqueId';
import { PaymentSchema } from '../entities/payment.schema';
import { strictObject } from '../strictObject';

export const OrderBody = strictObject({
  package_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  credits: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  method: Type.Enum(PAYMENT_METHODS),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  client_id: ClientId,
  terms_version: Type.String({ minLength: 1, maxLength: 40 }),
  consent_start: Type.Boolean(),
  stored_method: Type.Optional(OpaqueId),
  store_method: Type.Optional(Type.Boolean()),
  settles: Type.Optional(OpaqueId),
});

export const OrderReply = strictObject({ payment: PaymentSchema, redirect_url: Type.String() });

export const PaymentQuery = strictObject({ id: OpaqueId });

export const PaymentReply = strictObject({ payment: PaymentSchema });
