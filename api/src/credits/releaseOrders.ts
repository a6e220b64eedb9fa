import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import type { Work } from '../Work';
import type { OrderRequest } from './placeOrder';
import { withdrawPending } from './withdrawPending';

/**
 * Withdraws what the member's own left payment pages would stand in the way of: the order that holds the same code, the one
 * that pays the same debt, and, where the member has set a spending limit, every open one.
 */
export async function releaseOrders(work: Work, payments: PaymentsPort, memberId: string, request: OrderRequest): Promise<void> {
  const { db } = work;
  const { code, settles, client_id: clientId } = request;
  const limited = await db.selectFrom('spending_limits').select('member_id').where('member_id', '=', memberId).executeTakeFirst();
  if (code === undefined && settles === undefined && limited === undefined) return;
  const orders = await db
    .selectFrom('payments as p')
    .leftJoin('discount_uses as u', 'u.payment_id', 'p.id')
    .selectAll('p')
    .where('p.member_id', '=', memberId)
    .where('p.status', '=', 'pending')
    .where('p.client_id', '!=', clientId)
    // A debit or a transfer is under way without anybody looking at a page.
    .where('p.stored_method', 'is', null)
    .where(({ eb, or }) =>
      or([
        ...(code === undefined ? [] : [eb('u.code', '=', code.trim().toUpperCase())]),
        ...(settles === undefined ? [] : [eb('p.settles', '=', settles)]),
        ...(limited ? [eb('p.method', '!=', 'wiretransfer')] : []),
      ]),
    )
    .execute();
  await withdrawPending(work, payments, orders);
}
