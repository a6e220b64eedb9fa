import { Type } from 'typebox';
import { CURRENCIES } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { StoredMethodSchema } from '../entities/storedMethod.schema';
import { strictObject } from '../strictObject';

export const RepeatOrderReply = strictObject({
  order: nullable(
    strictObject({
      package_id: nullable(Type.Integer()),
      credits: Type.Integer(),
      amount: Type.Integer(),
      currency: Type.Enum(CURRENCIES),
      stored_method: nullable(StoredMethodSchema),
    }),
  ),
});
