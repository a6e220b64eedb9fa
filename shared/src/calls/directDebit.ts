import { type Static, Type } from 'typebox';
import { CURRENCIES, LOCALES, OTP_DIGITS } from '../contract';
import { call } from './call';
import { OpaqueId, strictObject } from './schemas';

/** A signed mandate as its owner sees it; the IBAN is masked, times are unix seconds. */
export const MandateSchema = strictObject({
  mandate_reference: Type.String(),
  account_holder: Type.String(),
  iban: Type.String(),
  created: Type.Integer(),
  signed: Type.Integer(),
});
export type Mandate = Static<typeof MandateSchema>;

const createTextSchema = (maxLength: number) => Type.String({ maxLength });

export const MandateReferenceBody = strictObject({ mandate_reference: OpaqueId });

/** The creditor, as named in the mandate. */
export const CreditorSchema = strictObject({
  name: Type.String(),
  /** SEPA creditor identifier. */
  identifier: Type.String(),
  address: Type.String(),
});
export type Creditor = Static<typeof CreditorSchema>;

/** A member's direct debit data: mandates, the creditor, and open debts. */
export const DirectDebitsSchema = strictObject({
  mandates: Type.Array(MandateSchema),
  creditor: CreditorSchema,
  /** True while a returned debit or chargeback is unpaid. */
  blocked: Type.Boolean(),
  /** Returned debits and chargebacks that are unpaid; paying them all lifts the block. */
  open: Type.Array(
    strictObject({
      payment_id: Type.String(),
      amount: Type.Integer(),
      currency: Type.Enum(CURRENCIES),
      created: Type.Integer(),
    }),
  ),
});
export type DirectDebits = Static<typeof DirectDebitsSchema>;

/** Returns the member's mandates, the creditor, and open debts. */
export const readDirectDebits = call('GET /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  reply: DirectDebitsSchema,
});

/** The SEPA form, without the signing code; `phone` in E.164. */
export const DirectDebitFormSchema = strictObject({
  account_holder: createTextSchema(200),
  iban: createTextSchema(100),
  street: createTextSchema(200),
  house_number: createTextSchema(50),
  postal_code: createTextSchema(50),
  city: createTextSchema(200),
  phone: createTextSchema(50),
});
export type DirectDebitForm = Static<typeof DirectDebitFormSchema>;

/** Creates a mandate and sends its signing code by text message. */
export const requestMandate = call('POST /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  errors: ['directdebit_blocked', 'directdebit_limit', 'iban_invalid', 'phone_invalid'],
  // The schema only bounds the input; `directDebitProblems` returns the error of each field.
  body: DirectDebitFormSchema,
  reply: strictObject({ mandate_reference: Type.String(), otp_sent: Type.Boolean() }),
});

/** Signs a mandate with the code from the text message. */
export const signMandate = call('PUT /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  errors: ['not_found', 'otp_invalid'],
  body: strictObject({ mandate_reference: OpaqueId, otp: createTextSchema(OTP_DIGITS * 4) }),
  reply: strictObject({ mandate: MandateSchema }),
});

/** Revokes a mandate and returns the member's remaining mandates. */
export const revokeMandate = call('DELETE /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  errors: ['not_found'],
  body: MandateReferenceBody,
  reply: strictObject({ mandates: Type.Array(MandateSchema) }),
});

/** Sends another signing code for a mandate. */
export const resendCode = call('POST /api/directdebit-otp.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  errors: ['conflict', 'not_found'],
  body: MandateReferenceBody,
  reply: strictObject({ otp_sent: Type.Boolean() }),
});

/** Returns the order terms of a country in a language. */
export const readRegionTerms = call('GET /api/regionterms.php', {
  access: 'public',
  tag: 'site',
  errors: ['not_found'],
  query: strictObject({ country: Type.String({ pattern: '^[A-Z]{2}$' }), locale: Type.Enum(LOCALES) }),
  reply: strictObject({ version: Type.String(), text: Type.String() }),
});
