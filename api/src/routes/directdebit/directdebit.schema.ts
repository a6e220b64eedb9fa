import { Type } from 'typebox';
import { CURRENCIES, OTP_DIGITS } from '@rendezvous/shared/contract';
import { OpaqueId } from '../entities/OpaqueId';
import { strictObject } from '../strictObject';

const text = (maxLength: number) => Type.String({ maxLength });

// Lengths beyond which nobody types; what is right is said by `directDebitProblems` with a text for each field.
export const MandateBody = strictObject({
  account_holder: text(200),
  iban: text(100),
  street: text(200),
  house_number: text(50),
  postal_code: text(50),
  city: text(200),
  phone: text(50),
});

export const MandateRequestedReply = strictObject({ mandate_reference: Type.String(), otp_sent: Type.Boolean() });

export const SignBody = strictObject({ mandate_reference: OpaqueId, otp: text(OTP_DIGITS * 4) });

const MandateSchema = strictObject({
  mandate_reference: Type.String(),
  account_holder: Type.String(),
  iban: Type.String(),
  created: Type.Integer(),
  signed: Type.Integer(),
});

export const SignReply = strictObject({ mandate: MandateSchema });

export const MandateReferenceBody = strictObject({ mandate_reference: OpaqueId });

export const MandatesReply = strictObject({ mandates: Type.Array(MandateSchema) });

export const OtpReply = strictObject({ otp_sent: Type.Boolean() });

export const DirectDebitsReply = strictObject({
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
});
