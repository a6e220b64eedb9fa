import type { Kysely } from 'kysely';
import type { PaymentStatus } from '@rendezvous/shared/contract';
import type { Database } from '../../../tables/tables';
import type { Clock } from '../../Clock';
import type { PaymentRequest, PaymentsPort } from '../PaymentsPort';
import { webhookSigned } from '../webhookSignature';
import { findCard, isCharged } from './sandboxCards';
import { sandboxEvent } from './sandboxEvent';
import { sandboxRefund } from './sandboxRefund';

export const SANDBOX_MERCHANT = 'sandbox-merchant';
export const SANDBOX_SIGNATURE_HEADER = 'x-sandbox-signature';

const WITHDRAWN: readonly PaymentStatus[] = ['failed', 'cancelled', 'expired'];

const rowOf = ({ reference, paymentId, merchantName, amount, currency, method, locale, returnPath, expires, store }: PaymentRequest) => ({
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

type Row = ReturnType<typeof rowOf> & { status?: PaymentStatus; collects_at?: number };

async function insert(db: Kysely<Database>, row: Row): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

/** A debit is collected when it is due, unless somebody decided otherwise on its page. */
async function collect(db: Kysely<Database>, reference: string, now: number): Promise<void> {
  const due = db.updateTable('sandbox_payments').set({ status: 'completed' }).where('reference', '=', reference);
  await due.where('status', '=', 'pending').where('collects_at', '<=', now).execute();
}

async function cancel(db: Kysely<Database>, reference: string): Promise<boolean> {
  const own = db.updateTable('sandbox_payments').where('reference', '=', reference);
  await own.set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
  const row = await db.selectFrom('sandbox_payments').select('status').where('reference', '=', reference).executeTakeFirst();
  return row !== undefined && WITHDRAWN.includes(row.status);
}

/** A provider of our own with a hosted page for every method, so that the whole purchase works without one. */
export function sandboxPayments(db: Kysely<Database>, keys: readonly string[], clock: Clock): PaymentsPort {
  return {
    merchant: SANDBOX_MERCHANT,
    start: async (request) => {
      await insert(db, rowOf(request));
      return { redirectUrl: `/sandbox/payments/${request.reference}` };
    },
    charge: async (request, token, now) => {
      const status = (await isCharged(db, token, now)) ? 'completed' : 'failed';
      await insert(db, { ...rowOf(request), status });
    },
    debit: (request, { due }) => insert(db, { ...rowOf(request), collects_at: due }),
    refund: (request) => sandboxRefund(db, request),
    forget: async (token) => {
      await db.deleteFrom('sandbox_cards').where('token', '=', token).execute();
    },
    find: async (reference) => {
      await collect(db, reference, clock.now());
      const columns = ['reference', 'status', 'amount', 'currency', 'token'] as const;
      const row = await db.selectFrom('sandbox_payments').select(columns).where('reference', '=', reference).executeTakeFirst();
      if (row === undefined) return undefined;
      const { token, ...payment } = row;
      const kept = await findCard(db, token);
      return { ...payment, merchant: SANDBOX_MERCHANT, ...(kept && { kept }) };
    },
    cancel: (reference) => cancel(db, reference),
    readEvent: (rawBody, headers, now) => {
      const signature = headers[SANDBOX_SIGNATURE_HEADER];
      const isSigned = typeof signature === 'string' && webhookSigned(rawBody, signature, keys, now);
      return isSigned ? sandboxEvent(rawBody) : undefined;
    },
  };
}
