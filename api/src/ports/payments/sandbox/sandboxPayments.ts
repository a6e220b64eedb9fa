import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { CURRENCIES, PAYMENT_STATUSES } from '@rendezvous/shared/contract';
import type { Database } from '../../../repositories/tables';
import type { PaymentRequest, PaymentsPort } from '../PaymentsPort';
import { webhookSigned } from '../webhookSignature';

export const SANDBOX_MERCHANT = 'sandbox-merchant';
export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';

const text = Type.String({ minLength: 1, maxLength: 100 });
const oneOf = <Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value as Values[number])));

const SandboxEvent = Type.Object({
  id: text,
  payment: Type.Object({
    reference: text,
    merchant: text,
    status: oneOf(PAYMENT_STATUSES),
    amount: Type.Integer(),
    currency: oneOf(CURRENCIES),
  }),
});

function parseEvent(rawBody: string) {
  try {
    const value: unknown = JSON.parse(rawBody);
    return Value.Check(SandboxEvent, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const rowOf = ({ reference, paymentId, merchantName, amount, currency, method, locale, returnPath, expires }: PaymentRequest) => ({
  reference,
  payment_id: paymentId,
  merchant_name: merchantName,
  amount,
  currency,
  method,
  locale,
  return_path: returnPath,
  expires_at: expires,
});

/** A provider of our own with a hosted page for every method, so that the whole purchase works without one. */
export function sandboxPayments(db: Kysely<Database>, keys: readonly string[]): PaymentsPort {
  return {
    merchant: SANDBOX_MERCHANT,
    start: async (request) => {
      await db
        .insertInto('sandbox_payments')
        .values(rowOf(request))
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute();
      return { redirectUrl: `/sandbox/payments/${request.reference}` };
    },
    find: async (reference) => {
      const row = await db
        .selectFrom('sandbox_payments')
        .select(['reference', 'status', 'amount', 'currency'])
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row && { ...row, merchant: SANDBOX_MERCHANT };
    },
    cancel: async (reference) => {
      const own = db.updateTable('sandbox_payments').where('reference', '=', reference);
      await own.set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
      const row = await db.selectFrom('sandbox_payments').select('status').where('reference', '=', reference).executeTakeFirst();
      return row !== undefined && row.status !== 'completed';
    },
    readEvent: (rawBody, headers, now) => {
      const signature = headers[SANDBOX_SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !webhookSigned(rawBody, signature, keys, now)) return undefined;
      return parseEvent(rawBody);
    },
  };
}
