import { Type } from 'typebox';
import { CURRENCIES, LIMIT_MAX } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';

const Limit = nullable(Type.Integer({ minimum: 0, maximum: LIMIT_MAX }));

export const SpendingBody = strictObject({
  week_limit: Type.Optional(Limit),
  month_limit: Type.Optional(Limit),
  stop_days: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30)])),
});

const Window = strictObject({
  limit: nullable(Type.Integer()),
  next_limit: nullable(Type.Integer()),
  next_at: nullable(Type.Integer()),
  spent: Type.Integer(),
});

export const SpendingReply = strictObject({
  spending: strictObject({
    currency: Type.Enum(CURRENCIES),
    week: Window,
    month: Window,
    stopped_until: nullable(Type.Integer()),
    months: Type.Array(strictObject({ month: Type.String(), orders: Type.Integer(), amount: Type.Integer() })),
    purchases_24h: Type.Integer(),
    spent_30_days: Type.Integer(),
    reminder: Type.Boolean(),
  }),
});
