import { currencyOf, vatIncluded, vatRateOf } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { getPaymentDeadline } from '../../../src/credits/getPaymentDeadline';
import { enqueueJob } from '../../../src/jobs/sql';
import type { Database } from '../../../src/tables/tables';
import type { OrderPlan } from '../orders/planOrders';
import type { SeedPlan } from '../planSeed';
import { insertRows } from './sqlRows';

const INCOMPLETE_STATUSES = ['pending', 'failed', 'cancelled', 'expired'];

function toPaymentRow(order: OrderPlan) {
  const { member, amount } = order;
  const vatRate = vatRateOf(member.country);
  return {
    id: order.id,
    member_id: member.id,
    client_id: `seed-${order.id}`,
    package_id: order.packageId,
    credits: order.credits,
    amount,
    original_amount: order.originalAmount,
    currency: currencyOf(member.country),
    country: member.country,
    method: order.method,
    status: order.status,
    discount_code: order.code,
    vat_rate: vatRate,
    vat_amount: vatIncluded(amount, vatRate),
    // An amount charged back by the bank is owed, not refunded.
    refunded_amount: order.status === 'charged_back' ? 0 : Math.round((amount * order.refundedCredits) / order.credits),
    refunded_credits: order.refundedCredits,
    created_at: order.at,
    completed_at: INCOMPLETE_STATUSES.includes(order.status) ? null : order.at + 20,
    expires_at: getPaymentDeadline(order.method, order.at, null),
    terms_version: '2023-12-01',
    consent_start: true,
    provider_reference: `ref${order.id}`,
  };
}

/** Creates the payment sandbox's row of a pending payment, so that its hosted page exists. */
const toSandboxRow = ({ id, member, amount, method, at }: OrderPlan) => ({
  reference: `ref${id}`,
  payment_id: id,
  merchant_name: 'Rendezvous',
  amount,
  currency: currencyOf(member.country),
  method,
  locale: member.language,
  return_path: `/transactions/${id}`,
  expires_at: getPaymentDeadline(method, at, null),
});

/** Writes payments, their sandbox rows, code uses, deadline jobs and the ledger, from which the remaining credits of a lot follow. */
export async function insertOrders(db: Kysely<Database>, { orders, ledger }: SeedPlan): Promise<void> {
  const pendingOrders = orders.filter(({ status }) => status === 'pending');
  const discountedOrders = orders.filter(({ code }) => code !== null);
  await insertRows(db, 'payments', orders.map(toPaymentRow));
  await insertRows(db, 'sandbox_payments', pendingOrders.map(toSandboxRow));
  await insertRows(
    db,
    'discount_uses',
    discountedOrders.map(({ member, code, id, at }) => ({ member_id: member.id, code: code ?? '', payment_id: id, created_at: at })),
  );
  for (const { id, method, at } of pendingOrders) {
    const job = { id: `expire-${id}`, kind: 'payment_deadline', payload: { payment_id: id } } as const;
    await enqueueJob(db, { ...job, runAt: getPaymentDeadline(method, at, null) });
  }
  await insertRows(db, 'lots', ledger.lots);
  await insertRows(db, 'ledger_transactions', ledger.transactions);
  await insertRows(db, 'ledger_entries', ledger.entries);
}
