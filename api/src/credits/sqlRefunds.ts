import type { Insertable, Kysely, Selectable } from 'kysely';
import type { RefundsTable } from '../tables/debitTables';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';
import type { PaymentRow } from './sqlPayments';

/** Refunds of an order, newest first. */
export async function findRefunds(db: Kysely<Database>, paymentId: string): Promise<Selectable<RefundsTable>[]> {
  return db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Finds the completion time of a member's newest order that still has credits; undefined if there is none. */
export async function findNewestUnusedOrder(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('lots')
    .innerJoin('payments', 'payments.id', 'lots.payment_id')
    .select('payments.completed_at')
    .where('lots.member_id', '=', memberId)
    .where('lots.remaining', '>', 0)
    .where('payments.status', 'in', ['completed', 'partly_refunded'])
    .where('payments.completed_at', 'is not', null)
    .orderBy('payments.completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRefund(db: Kysely<Database>, row: Insertable<RefundsTable>): Promise<void> {
  await db.insertInto('refunds').values(row).execute();
}

/** Stores the refund totals and the status of an order. */
export async function updateRefundTotals(
  db: Kysely<Database>,
  paymentId: string,
  totals: Pick<PaymentRow, 'refunded_credits' | 'refunded_amount' | 'status'>,
): Promise<PaymentRow> {
  return db.updateTable('payments').set(totals).where('id', '=', paymentId).returningAll().executeTakeFirstOrThrow();
}

/** Finds a refund that has not been sent to the provider yet, with its order. */
export async function findUnsentRefund(db: Kysely<Database>, refundId: string) {
  return db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select(['r.id', 'r.amount', 'p.id as order', 'p.member_id', 'p.currency', 'p.method', 'p.provider_reference'])
    .where('r.id', '=', refundId)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a refund as sent; false when it already was. */
export async function markRefundSent({ db, now }: UnitOfWork, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
