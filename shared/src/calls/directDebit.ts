import { Type } from 'typebox';
import { CURRENCIES, LOCALES, OTP_DIGITS } from '../contract';
import { call } from './call';
import { OpaqueId, strictObject } from './schemas';

const MandateSchema = strictObject({
  mandate_reference: Type.String(),
  account_holder: Type.String(),
  iban: Type.String(),
  created: Type.Integer(),
  signed: Type.Integer(),
});

const text = (maxLength: number) => Type.String({ maxLength });

export const MandateReferenceBody = strictObject({ mandate_reference: OpaqueId });

export const readDirectDebits = call('GET /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  reply: strictObject({
    mandates: Type.Array(MandateSchema),
    creditor: strictObject({ name: Type.String(), identifier: Type.String(), address: Type.String() }),
    blocked: Type.Boolean(),
    open: Type.Array(
      strictObject({
        payment_id: Type.String(),
        amount: Type.Integer(),
        currency: Type.Enum(CURRENCIES),
        created: Type.Integer(),
      }),
    ),
  }),
});

export const requestMandate = call('POST /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  // Lengths beyond which nobody types; what is right is said by `directDebitProblems` with a text for each field.
  body: strictObject({
    account_holder: text(200),
    iban: text(100),
    street: text(200),
    house_number: text(50),
    postal_code: text(50),
    city: text(200),
    phone: text(50),
  }),
  reply: strictObject({ mandate_reference: Type.String(), otp_sent: Type.Boolean() }),
});

export const signMandate = call('PUT /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  body: strictObject({ mandate_reference: OpaqueId, otp: text(OTP_DIGITS * 4) }),
  reply: strictObject({ mandate: MandateSchema }),
});

export const revokeMandate = call('DELETE /api/directdebit.php', {
  access: 'member',
  tag: 'credits',
  body: MandateReferenceBody,
  reply: strictObject({ mandates: Type.Array(MandateSchema) }),
});

export const resendCode = call('POST /api/directdebit-otp.php', {
  access: 'member',
  tag: 'credits',
  limit: { max: 30, seconds: 3600 },
  body: MandateReferenceBody,
  reply: strictObject({ otp_sent: Type.Boolean() }),
});

export const readRegionTerms = call('GET /api/regionterms.php', {
  access: 'public',
  tag: 'site',
  query: strictObject({ country: Type.String({ pattern: '^[A-Z]{2}$' }), locale: Type.Enum(LOCALES) }),
  reply: strictObject({ version: Type.String(), text: Type.String() }),
});
