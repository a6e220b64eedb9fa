import { Type } from 'typebox';
import { PaymentSchema } from '../entities/payment.schema';
import { strictObject } from '../strictObject';

export const TransactionsQuery = strictObject({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })) });

export const TransactionsReply = strictObject({
  transactions: Type.Array(PaymentSchema),
  page: Type.Integer(),
  pages: Type.Integer(),
});
