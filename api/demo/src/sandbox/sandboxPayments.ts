import { CURRENCIES, PAYMENT_STATUSES, type PaymentStatus } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isStorableValue } from '../../../src/plugins/validation';
import type { Clock } from '../../../src/ports/Clock';
import type { StoredCard, PaymentRequest, PaymentsPort, ProviderEvent, RefundRequest } from '../../../src/ports/PaymentsPort';
import { isWebhookSigned } from '../../../src/ports/webhookSignature';
import type { Database } from '../../../src/tables/tables';
import {
  addRefundedAmount,
  cancelPending,
  collectDebit,
  deleteCard,
  findCard,
  findPayment,
  insertPayment,
  insertRefund,
} from './sqlSandbox';

export const SANDBOX_MERCHANT = 'sandbox-merchant';

export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';

const WITHDRAWN_STATUSES: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

const TEXT_SCHEMA = Type.String({ minLength: 1, maxLength: 100 });

const toLiteralUnion = <Values extends readonly string[]>(values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value as Values[number])));

const SandboxEventSchema = Type.Object({
  id: TEXT_SCHEMA,
  payment: Type.Object({
    reference: TEXT_SCHEMA,
    merchant: TEXT_SCHEMA,
    status: toLiteralUnion(PAYMENT_STATUSES),
    amount: Type.Integer(),
    currency: toLiteralUnion(CURRENCIES),
  }),
});

/** Parses the body of a sandbox webhook; undefined when it is invalid. */
function parseEvent(rawBody: string): ProviderEvent | undefined {
  try {
    const value: unknown = JSON.parse(rawBody);
    return Value.Check(SandboxEventSchema, value) && isStorableValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const toPaymentRow = ({
  reference,
  paymentId,
  merchantName,
  amount,
  currency,
  method,
  locale,
  returnPath,
  expires,
  store,
}: PaymentRequest) => ({
  reference,
  payment_id: paymentId,
  merchant_name: merchantName,
  amount,
  currency,
  method,
  locale,
  return_path: returnPath,
  expires_at: expires,
  store: store ?? false,
});

async function findStoredMethod(db: Kysely<Database>, token: string | null): Promise<StoredCard | undefined> {
  const card = token === null ? undefined : await findCard(db, token);
  return card && { token: card.token, label: card.label, expires: card.expires_at };
}

/** Whether a card can be charged: an expired or removed one is declined, so that a failing charge can be tested. */
async function isChargeable(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  const card = await findCard(db, token);
  return card !== undefined && now < card.expires_at;
}

/** Refunds a payment in part or in full, once per refund id; throws when the payment is not paid or the refunds exceed its amount. */
async function refund(db: Kysely<Database>, { id, reference, amount }: RefundRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await insertRefund(trx, { id, reference, amount }))) return;
    if (!(await addRefundedAmount(trx, reference, amount))) throw new Error('Nothing was paid that could be paid back.');
  });
}

/** Creates our own payment provider with a hosted page for every method, so that purchases work without a real provider. */
export function sandboxPayments(db: Kysely<Database>, keys: readonly string[], clock: Clock): PaymentsPort {
  return {
    merchant: SANDBOX_MERCHANT,
    start: async (request) => {
      await insertPayment(db, toPaymentRow(request));
      return { redirectUrl: `/sandbox/payments/${request.reference}` };
    },
    charge: async (request, token, now) => {
      const status = (await isChargeable(db, token, now)) ? 'completed' : 'failed';
      await insertPayment(db, { ...toPaymentRow(request), status });
    },
    debit: (request, { dueAt }) => insertPayment(db, { ...toPaymentRow(request), collects_at: dueAt }),
    refund: (request) => refund(db, request),
    forget: (token) => deleteCard(db, token),
    find: async (reference) => {
      await collectDebit(db, reference, clock.now());
      const payment = await findPayment(db, reference);
      if (payment === undefined) return undefined;
      const { status, amount, currency } = payment;
      const storedCard = await findStoredMethod(db, payment.token);
      return { reference, merchant: SANDBOX_MERCHANT, status, amount, currency, ...(storedCard && { storedCard }) };
    },
    cancel: async (reference) => {
      await cancelPending(db, reference);
      const payment = await findPayment(db, reference);
      return payment !== undefined && WITHDRAWN_STATUSES.includes(payment.status);
    },
    readEvent: (rawBody, headers, now) => {
      const signature = headers[SANDBOX_SIGNATURE_HEADER];
      const isSigned = typeof signature === 'string' && isWebhookSigned(rawBody, signature, keys, now);
      return isSigned ? parseEvent(rawBody) : undefined;
    },
  };
}
