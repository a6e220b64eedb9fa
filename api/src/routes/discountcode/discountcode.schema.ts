import { Type } from 'typebox';
import { DiscountCodeSchema } from '../entities/discountCode.schema';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';

export const DiscountCodeQuery = strictObject({
  welcome: Type.Optional(Type.Enum(['true', '1'])),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});

export const DiscountCodeReply = strictObject({ discountcode: nullable(DiscountCodeSchema) });
