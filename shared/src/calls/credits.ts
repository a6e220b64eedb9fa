import { type Static, Type } from 'typebox';
import { CURRENCIES, PAYMENT_METHODS, PAYMENT_STATUSES, type PackageKey, creditPackages } from '../contract';
import { call } from './call';
import { ClientId, OpaqueId, nullable, strictObject } from './schemas';
import { StoredMethodSchema } from './storedMethods';

export const CountryQuery = strictObject({ country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })) });

const PACKAGE_KEYS: PackageKey[] = creditPackages('EUR').map(({ key }) => key);

/** A purchase of credits. Amounts are in minor units of `currency`, VAT included. */
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
  /** Credits of this order that are neither spent nor taken back. */
  unused_credits: Type.Integer(),
  refundable_credits: Type.Integer(),
  /** Amount refunded when the refundable credits are returned. */
  refundable_amount: Type.Integer(),
  refunded_credits: Type.Integer(),
  refunded_amount: Type.Integer(),
  /** Deadline for returning credits, in unix seconds; null before the order is completed. */
  refundable_until: nullable(Type.Integer()),
});
export type Payment = Static<typeof PaymentSchema>;

/** A package priced in one currency; `price` in minor units. */
export const CreditPackageSchema = strictObject({
  id: Type.Integer(),
  key: Type.Enum(PACKAGE_KEYS),
  credits: Type.Integer(),
  price: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
});
export type CreditPackage = Static<typeof CreditPackageSchema>;

/** Lists the credit prices of a country, for visitors too; `own_amount` is the range of a custom number of credits. */
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

/** Lists the payment methods of a country; the first is preselected. */
export const listPaymentMethods = call('GET /api/payment-methods.php', {
  access: 'public',
  tag: 'credits',
  query: CountryQuery,
  reply: strictObject({ methods: Type.Array(Type.Enum(PAYMENT_METHODS)) }),
});

/** Places an order; repeating a call with the same `client_id` places no second order. */
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

/** Returns the state of an order. */
export const readPayment = call('GET /api/payment.php', {
  access: 'member',
  tag: 'credits',
  errors: ['not_found'],
  query: strictObject({ id: OpaqueId }),
  reply: strictObject({ payment: PaymentSchema }),
});

/** Lists the member's payments, 20 per page. */
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

/** The last completed order, offered again at today's price; `amount` in minor units of `currency`. */
export const RepeatOrderSchema = strictObject({
  /** Null for a custom number of credits; the order is then placed with `credits`. */
  package_id: nullable(Type.Integer()),
  credits: Type.Integer(),
  amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  /** The stored method that would be charged; null if the member has none that is offered in their country. */
  stored_method: nullable(StoredMethodSchema),
});
export type RepeatOrder = Static<typeof RepeatOrderSchema>;

/** Returns the last completed order, which the member can confirm again; null when there is none. */
export const readRepeatOrder = call('GET /api/repeat-order.php', {
  access: 'member',
  tag: 'credits',
  reply: strictObject({
    order: nullable(RepeatOrderSchema),
  }),
});

/** Credits of an order that can be refunded or have been; `amount` in minor units of `currency`. */
export const RefundSchema = strictObject({
  /** Name of the member who withdraws from the order. */
  name: Type.String(),
  credits: Type.Integer(),
  amount: Type.Integer(),
  currency: Type.Enum(CURRENCIES),
  /** Unix seconds of the withdrawal; null until confirmed. */
  confirmed: nullable(Type.Integer()),
});
export type Refund = Static<typeof RefundSchema>;

/** Withdraws from an order: returns the refund and, with `confirm`, carries it out. */
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
