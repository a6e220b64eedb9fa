import { Type } from 'typebox';
import { DiscountCodeSchema } from '../entities/discountCode.schema';
import { strictObject } from '../strictObject';

export const DiscountCodeQuery = strictObject({
  welcome: Type.Optional(Type.Enum(['true', '1'])),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
});

export const DiscountCodeReply = strictObject({ discountcode: DiscountCodeSchema });
