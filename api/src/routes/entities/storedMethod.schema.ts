import { Type } from 'typebox';
import { PAYMENT_METHODS } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';
import { nullable } from './nullable';

export const StoredMethodSchema = strictObject({
  id: Type.String(),
  method: Type.Enum(PAYMENT_METHODS),
  label: Type.String(),
  created: Type.Integer(),
  expires: nullable(Type.Integer()),
});
