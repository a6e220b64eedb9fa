import { type Static, Type } from 'typebox';
import { CURRENCIES, LIMIT_MAX } from '../contract';
import { call } from './call';
import { nullable, strictObject } from './schemas';

/** Spending within a time window and its limit (null for none). `next_limit`, a higher limit or null, replaces `limit` at `next_at`. */
const SpendingWindowSchema = strictObject({
  limit: nullable(Type.Integer()),
  next_limit: nullable(Type.Integer()),
  next_at: nullable(Type.Integer()),
  spent: Type.Integer(),
});

/** A member's spending, in minor units of `currency`; times are unix seconds. */
export const SpendingSchema = strictObject({
  currency: Type.Enum(CURRENCIES),
  week: SpendingWindowSchema,
  month: SpendingWindowSchema,
  /** End of the purchase stop that the member chose; null when there is none. */
  stopped_until: nullable(Type.Integer()),
  /** The months with orders among the last twelve, newest first; `month` is YYYY-MM in UTC. */
  months: Type.Array(strictObject({ month: Type.String(), orders: Type.Integer(), amount: Type.Integer() })),
  purchases_24h: Type.Integer(),
  spent_30_days: Type.Integer(),
  /** True when the checkout shows past spending before the pay button. */
  reminder: Type.Boolean(),
});
export type Spending = Static<typeof SpendingSchema>;

export const SpendingReply = strictObject({
  spending: SpendingSchema,
});

const LimitSchema = nullable(Type.Integer({ minimum: 0, maximum: LIMIT_MAX }));

/** Returns the member's spending and limits. */
export const readSpending = call('GET /api/spending.php', { access: 'member', tag: 'credits', reply: SpendingReply });

/** Sets limits (in minor units, null for none) or stops purchases for `stop_days` days. */
export const limitSpending = call('PUT /api/spending.php', {
  access: 'member',
  tag: 'credits',
  body: strictObject({
    week_limit: Type.Optional(LimitSchema),
    month_limit: Type.Optional(LimitSchema),
    stop_days: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30)])),
  }),
  reply: SpendingReply,
});
