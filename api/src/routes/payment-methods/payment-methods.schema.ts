import { Type } from 'typebox';
import { PAYMENT_METHODS } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

export const PaymentMethodsReply = strictObject({ methods: Type.Array(Type.Enum(PAYMENT_METHODS)) });
