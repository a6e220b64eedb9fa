import { type Static, Type } from 'typebox';
import { CURRENCIES, PAYMENT_METHODS, PAYMENT_STATUSES, type PackageKey, creditPackages } from '../contract';
import { call } from './call';
import { ClientId, OpaqueId, nullable, strictObject } from './schemas';

/** A discount code; null in country, user_id, currency and paymentmethods means any. */
export const DiscountCodeSchema = strictObject({
  code: Type.String(),
  country: nullable(Type.String()),
  user_id: nullable(Type.String()),
  /** Unix seconds, or null when it does not expire. */
  expires: nullable(Type.Integer()),
  value_percentage: Type.Number(),
  currency: nullable(Type.Enum(CURRENCIES)),
  /** Minor units. */
  minimum_order_value: nullable(Type.Integer()),
  status: Type.Enum(['active', 'used', 'disabled']),
  validity: Type.Enum(['once-per-user', 'once', 'unlimited']),
  expired: Type.Boolean(),
  paymentmethods: nullable(Type.Array(Type.Enum(PAYMENT_METHODS))),
});
export type DiscountCode = Static<typeof DiscountCodeSchema>;

export const CountryQuery = strictObject({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) });

const KEYS: PackageKey[] = creditPackages('EUR').map(({ key }) => key);

/** A purchase of credits; money in minor units of `currency`, VAT included. */
export const PaymentSchema = strictObject({
  payment_id: Type.String(),
  credits: Type.Integer(),
  amount: Type.Integer(),
  /** Price without discount. */
  original_amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  payment_method: Type.Enum(PAYMENT_METHODS),
  status: Type.Enum(PAYMENT_STATUSES),
  /** Unix seconds. */
  created: Type.Integer(),
  completed: nullable(Type.Integer()),
  package_id: nullable(Type.Integer()),
  discount_code: nullable(Type.String()),
  /** Percent. */
  vat_rate: Type.Number(),
  vat_amount: Type.Integer(),
  /** Remaining credits of the order. */
  unused_credits: Type.Integer(),
  refundable_credits: Type.Integer(),
  /** Refund for returning those. */
  refundable_amount: Type.Integer(),
  refunded_credits: Type.Integer(),
  refunded_amount: Type.Integer(),
  /** Unix seconds. */
  refundable_until: nullable(Type.Integer()),
});
export type Payment = Static<typeof PaymentSchema>;

/** A method stored at the provider; never charged without a newly confirmed order. */
export const StoredMethodSchema = strictObject({
  id: Type.String(),
  method: Type.Enum(PAYMENT_METHODS),
  /** Last digits of the card or of the masked IBAN. */
  label: Type.String(),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Expiry of a card in unix seconds, null for a mandate. */
  expires: nullable(Type.Integer()),
});
export type StoredMethod = Static<typeof StoredMethodSchema>;

export const StoredMethodsReply = strictObject({ methods: Type.Array(StoredMethodSchema) });

/** The member's welcome code, or the validation of a code they typed. */
export const findDiscountCode = call('GET /api/discountcode.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 60 },
  errors: ['code_country', 'code_expired', 'code_not_found', 'code_used'],
  query: strictObject({
    welcome: Type.Optional(Type.Enum(['true', '1'])),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  reply: strictObject({ discountcode: nullable(DiscountCodeSchema) }),
});

/** A package priced in one currency; `price` in minor units. */
export const CreditPackageSchema = strictObject({
  id: Type.Integer(),
  key: Type.Enum(KEYS),
  credits: Type.Integer(),
  price: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
});
export type CreditPackage = Static<typeof CreditPackageSchema>;

/** Prices of credits in a country, for everyone. */
export const listPackages = call('GET /api/packages.php', {
  access: 'public',
  tag: 'credits',
  query: CountryQuery,
  reply: strictObject({
    packages: Type.Array(CreditPackageSchema),
    currency: Type.Enum(CURRENCIES),
    own_amount: strictObject({ min: Type.Integer(), max: Type.Integer() }),
  }),
});

/** Payment methods of a country; the first is preselected. */
export const listPaymentMethods = call('GET /api/payment-methods.php', {
  access: 'public',
  tag: 'credits',
  query: CountryQuery,
  reply: strictObject({ methods: Type.Array(Type.Enum(PAYMENT_METHODS)) }),
});

/** Places an order; repeating a `client_id` orders once. */
export const orderCredits = call('POST /api/payment.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  errors: [
    'code_country',
    'code_expired',
    'code_method',
    'code_minimum',
    'code_not_found',
    'code_used',
    'conflict',
    'consent_required',
    'directdebit_blocked',
    'directdebit_limit',
    'not_found',
    'spending_limit',
    'stored_card_failed',
  ],
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

/** State of an order. */
export const readPayment = call('GET /api/payment.php', {
  access: 'member',
  tag: 'credits',
  errors: ['not_found'],
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ payment: PaymentSchema }),
});

/** The member's payments, 20 per page. */
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

/** The last completed order, offered again at today's price; minor units of `currency`. */
export const RepeatOrderSchema = strictObject({
  /** Null for an order of a custom number of credits; then `credits` is sent. */
  package_id: nullable(Type.Integer()),
  credits: Type.Integer(),
  amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  /** The method that would be charged, null when none is stored. */
  stored_method: nullable(StoredMethodSchema),
});
export type RepeatOrder = Static<typeof RepeatOrderSchema>;

/** The last completed order, to be confirmed again. */
export const readRepeatOrder = call('GET /api/repeat-order.php', {
  access: 'member',
  tag: 'credits',
  reply: strictObject({
    order: nullable(RepeatOrderSchema),
  }),
});

/** Stored cards and mandates. */
export const listStoredMethods = call('GET /api/stored-methods.php', { access: 'member', tag: 'credits', reply: StoredMethodsReply });

/** Removes a card or mandate. */
export const removeStoredMethod = call('DELETE /api/stored-methods.php', {
  access: 'member',
  tag: 'credits',
  errors: ['not_found'],
  body: strictObject({ id: OpaqueId }),
  reply: StoredMethodsReply,
});

/** Credits of an order that can be or were refunded; `amount` in minor units. */
export const RefundSchema = strictObject({
  /** The member who withdraws. */
  name: Type.String(),
  credits: Type.Integer(),
  amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  /** Unix seconds of the withdrawal; null until confirmed. */
  confirmed: nullable(Type.Integer()),
});
export type Refund = Static<typeof RefundSchema>;

/** Withdraws from an order, in two steps. */
export const refund = call('POST /api/refund.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  errors: ['conflict', 'not_found'],
  body: strictObject({ payment_id: OpaqueId, confirm: Type.Boolean() }),
  reply: strictObject({
    refund: RefundSchema,
    payment: PaymentSchema,
  }),
});
