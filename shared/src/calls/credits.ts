import { Type } from 'typebox';
import { CURRENCIES, LIMIT_MAX, PAYMENT_METHODS, PAYMENT_STATUSES, creditPackages } from '../contract';
import { call } from './call';
import { ClientId, OpaqueId, nullable, strictObject } from './schemas';

export const DiscountCodeSchema = strictObject({
  code: Type.String(),
  country: nullable(Type.String()),
  user_id: nullable(Type.String()),
  expires: nullable(Type.Integer()),
  value_percentage: Type.Number(),
  currency: nullable(Type.Enum(CURRENCIES)),
  minimum_order_value: nullable(Type.Integer()),
  status: Type.Enum(['active', 'used', 'disabled']),
  validity: Type.Enum(['once-per-user', 'once', 'unlimited']),
  expired: Type.Boolean(),
  paymentmethods: nullable(Type.Array(Type.Enum(PAYMENT_METHODS))),
});

export const CountryQuery = strictObject({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) });

const KEYS = creditPackages('EUR').map(({ key }) => key);

export const PaymentSchema = strictObject({
  payment_id: Type.String(),
  credits: Type.Integer(),
  amount: Type.Integer(),
  original_amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  payment_method: Type.Enum(PAYMENT_METHODS),
  status: Type.Enum(PAYMENT_STATUSES),
  created: Type.Integer(),
  completed: nullable(Type.Integer()),
  package_id: nullable(Type.Integer()),
  discount_code: nullable(Type.String()),
  vat_rate: Type.Number(),
  vat_amount: Type.Integer(),
  unused_credits: Type.Integer(),
  refundable_credits: Type.Integer(),
  refundable_amount: Type.Integer(),
  refunded_credits: Type.Integer(),
  refunded_amount: Type.Integer(),
  refundable_until: nullable(Type.Integer()),
});

export const StoredMethodSchema = strictObject({
  id: Type.String(),
  method: Type.Enum(PAYMENT_METHODS),
  label: Type.String(),
  created: Type.Integer(),
  expires: nullable(Type.Integer()),
});

export const StoredMethodsReply = strictObject({ methods: Type.Array(StoredMethodSchema) });

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

const Limit = nullable(Type.Integer({ minimum: 0, maximum: LIMIT_MAX }));

export const findDiscountCode = call('GET /api/discountcode.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 60 },
  query: strictObject({
    welcome: Type.Optional(Type.Enum(['true', '1'])),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  reply: strictObject({ discountcode: nullable(DiscountCodeSchema) }),
});

export const listPackages = call('GET /api/packages.php', {
  access: 'public',
  tag: 'credits',
  query: CountryQuery,
  reply: strictObject({
    packages: Type.Array(
      strictObject({
        id: Type.Integer(),
        key: Type.Enum(KEYS),
        credits: Type.Integer(),
        price: Type.Integer(),
        currency: Type.Enum(CURRENCIES),
      }),
    ),
    currency: Type.Enum(CURRENCIES),
    own_amount: strictObject({ min: Type.Integer(), max: Type.Integer() }),
  }),
});

export const listPaymentMethods = call('GET /api/payment-methods.php', {
  access: 'public',
  tag: 'credits',
  query: CountryQuery,
  reply: strictObject({ methods: Type.Array(Type.Enum(PAYMENT_METHODS)) }),
});

export const orderCredits = call('POST /api/payment.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  body: strictObject({
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
  }),
  reply: strictObject({ payment: PaymentSchema, redirect_url: Type.String() }),
});

export const readPayment = call('GET /api/payment.php', {
  access: 'member',
  tag: 'credits',
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ payment: PaymentSchema }),
});

export const listTransactions = call('GET /api/transactions.php', {
  access: 'member',
  tag: 'credits',
  query: strictObject({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })) }),
  reply: strictObject({
    transactions: Type.Array(PaymentSchema),
    page: Type.Integer(),
    pages: Type.Integer(),
  }),
});

export const readRepeatOrder = call('GET /api/repeat-order.php', {
  access: 'member',
  tag: 'credits',
  reply: strictObject({
    order: nullable(
      strictObject({
        package_id: nullable(Type.Integer()),
        credits: Type.Integer(),
        amount: Type.Integer(),
        currency: Type.Enum(CURRENCIES),
        stored_method: nullable(StoredMethodSchema),
      }),
    ),
  }),
});

export const listStoredMethods = call('GET /api/stored-methods.php', { access: 'member', tag: 'credits', reply: StoredMethodsReply });

export const removeStoredMethod = call('DELETE /api/stored-methods.php', {
  access: 'member',
  tag: 'credits',
  body: strictObject({ id: OpaqueId }),
  reply: StoredMethodsReply,
});

export const refund = call('POST /api/refund.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  body: strictObject({ payment_id: OpaqueId, confirm: Type.Boolean() }),
  reply: strictObject({
    refund: strictObject({
      name: Type.String(),
      credits: Type.Integer(),
      amount: Type.Integer(),
      currency: Type.Enum(CURRENCIES),
      confirmed: nullable(Type.Integer()),
    }),
    payment: PaymentSchema,
  }),
});

export const readSpending = call('GET /api/spending.php', { access: 'member', tag: 'credits', reply: SpendingReply });

export const limitSpending = call('PUT /api/spending.php', {
  access: 'member',
  tag: 'credits',
  body: strictObject({
    week_limit: Type.Optional(Limit),
    month_limit: Type.Optional(Limit),
    stop_days: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(7), Type.Literal(30)])),
  }),
  reply: SpendingReply,
});
