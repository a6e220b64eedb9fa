import { sql } from 'kysely';
import {
  currencyOf,
  discounted,
  paymentMethodsOf,
  vatIncluded,
  vatRateOf,
  type ErrorCode,
  type Locale,
  type PaymentMethod,
} from '@rendezvous/shared/contract';
import { ApiError } from '../../ApiError';
import { enqueueJob } from '../../jobs/enqueueJob';
import { findPayment } from '../../repositories/credits/findPayment';
import type { PaymentRow } from '../../repositories/credits/PaymentRow';
import { lockMembers } from '../../repositories/members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { orderOf, type Order } from './orderOf';
import { paymentDeadline } from './paymentDeadline';
import { redeemCode } from './redeemCode';
import { TIME_BONUS_CODE } from './TIME_BONUS_CODE';

/** What the buyer asks for; nothing here is a price (R-323). */
export interface OrderRequest {
  package_id?: number;
  credits?: number;
  method: PaymentMethod;
  code?: string;
  client_id: string;
  terms_version: string;
  consent_start: boolean;
}

export interface Buyer {
  id: string;
  /** ISO 3166 alpha-2; decides currency, methods and VAT (R-302, R-320). */
  country: string;
  language: Locale;
}

const invalid = (field: string, code: ErrorCode = 'validation'): ApiError => new ApiError('validation', { fields: { [field]: code } });

function checkedOrder(buyer: Buyer, request: OrderRequest): Order {
  const order = orderOf(request, currencyOf(buyer.country));
  if (order === undefined) throw invalid(request.credits === undefined ? 'package_id' : 'credits');
  if (!paymentMethodsOf(buyer.country).includes(request.method)) throw invalid('method');
  if (!request.consent_start) throw new ApiError('consent_required', { fields: { consent_start: 'consent_required' } });
  return order;
}

/** The price after the code, with the code taken: two orders at once cannot both have it (R-314). */
async function redeemed(work: Work, buyer: Buyer & { signupDate: number }, request: OrderRequest, order: Order) {
  if (request.code === undefined) return { amount: order.amount, code: null };
  await sql`select pg_advisory_xact_lock(hashtext(${`code ${request.code.trim().toUpperCase()}`}))`.execute(work.db);
  const currency = currencyOf(buyer.country);
  const circumstances = { country: buyer.country, currency, amount: order.amount, method: request.method };
  const code = await redeemCode(work, buyer, request.code, circumstances);
  return { amount: discounted(order.amount, code.value_percentage), code };
}

async function insertOrder(work: Work, buyer: Buyer & { signupDate: number }, request: OrderRequest): Promise<PaymentRow> {
  const order = checkedOrder(buyer, request);
  const { amount, code } = await redeemed(work, buyer, request, order);
  const rate = vatRateOf(buyer.country);
  const bonusEnds = code?.code === TIME_BONUS_CODE ? code.expires : null;
  const id = work.random.id();
  const payment = await work.db
    .insertInto('payments')
    .values({
      id,
      member_id: buyer.id,
      client_id: request.client_id,
      package_id: order.packageId,
      credits: order.credits,
      amount,
      original_amount: order.amount,
      currency: currencyOf(buyer.country),
      country: buyer.country,
      method: request.method,
      status: 'pending',
      discount_code: code?.code ?? null,
      vat_rate: rate,
      vat_amount: vatIncluded(amount, rate),
      created_at: work.now,
      completed_at: null,
      expires_at: paymentDeadline(request.method, work.now, bonusEnds),
      terms_version: request.terms_version,
      consent_start: request.consent_start,
      provider_reference: work.random.id(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (code && code.validity !== 'unlimited') {
    const use = { member_id: buyer.id, code: code.code, payment_id: id, created_at: work.now };
    await work.db.insertInto('discount_uses').values(use).execute();
  }
  return payment;
}

/** Writes a pending order, priced by the server; repeating a client_id finds the first one (R-323). */
export function placeOrder(work: Work, buyer: Buyer, request: OrderRequest): Promise<PaymentRow> {
  return inTransaction(work, async (inside) => {
    const locked = await lockMembers(inside.db, [buyer.id]);
    const earlier = await findPayment(inside.db, { memberId: buyer.id, clientId: request.client_id });
    if (earlier) return earlier;
    const payment = await insertOrder(inside, { ...buyer, signupDate: locked.get(buyer.id)?.signup_at ?? 0 }, request);
    const job = {
      id: `expire-${payment.id}`,
      kind: 'payment_deadline',
      payload: { payment_id: payment.id },
      runAt: payment.expires_at,
    } as const;
    await enqueueJob(inside.db, job);
    return payment;
  });
}
