import { TRANSACTIONS_PAGE_SIZE, type PaymentStatus } from '@rendezvous/shared/contract';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { UnitOfWork } from '../UnitOfWork';
import type { PaymentsTable } from '../tables/creditTables';
import type { Database } from '../tables/tables';

export type PaymentRow = Selectable<PaymentsTable>;

/** Identifies a payment: by its id or the client's id for it, each together with its owner, or by the provider's reference. */
export type PaymentKey = { memberId: string; id: string } | { memberId: string; clientId: string } | { reference: string };

/** Finds a payment; with a member id in the key, another member's payment is not found. */
export async function findPayment(db: Kysely<Database>, key: PaymentKey): Promise<PaymentRow | undefined> {
  const payments = db.selectFrom('payments').selectAll();
  if ('reference' in key) return payments.where('provider_reference', '=', key.reference).executeTakeFirst();
  const ownPayments = payments.where('member_id', '=', key.memberId);
  if ('id' in key) return ownPayments.where('id', '=', key.id).executeTakeFirst();
  return ownPayments.where('client_id', '=', key.clientId).executeTakeFirst();
}

/** A page of a member's payments, newest first, with the number of pages. */
export async function findTransactions(
  db: Kysely<Database>,
  memberId: string,
  page: number,
): Promise<{ payments: PaymentRow[]; pages: number }> {
  const ownPayments = db.selectFrom('payments').where('member_id', '=', memberId);
  const payments = await ownPayments
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(TRANSACTIONS_PAGE_SIZE)
    .offset((page - 1) * TRANSACTIONS_PAGE_SIZE)
    .execute();
  const { total } = await ownPayments.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { payments, pages: Math.max(1, Math.ceil(total / TRANSACTIONS_PAGE_SIZE)) };
}

/** True once the member has completed a purchase, even if it was refunded later. */
export async function hasPurchased(db: Kysely<Database>, memberId: string): Promise<boolean> {
  const payments = db.selectFrom('payments').select('id').where('member_id', '=', memberId);
  const completedPayment = await payments.where('completed_at', 'is not', null).limit(1).executeTakeFirst();
  return completedPayment !== undefined;
}

/** Sets the status of a payment; `completed` also records the time of completion. */
export async function updateStatus({ db, now }: UnitOfWork, id: string, status: PaymentStatus): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({ status, ...(status === 'completed' ? { completed_at: now } : {}) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPayment(db: Kysely<Database>, row: Insertable<PaymentsTable>): Promise<PaymentRow> {
  return db.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Finds a payment of any member, for jobs. */
export async function findPaymentById(db: Kysely<Database>, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The member's last completed order, excluding debt payments. */
export async function findLastOrder(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('payments')
    .select(['package_id', 'credits', 'method'])
    .where('member_id', '=', memberId)
    .where('completed_at', 'is not', null)
    .where('settles', 'is', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** True while an order that settles this debt is pending. */
export async function isDebtBeingSettled(db: Kysely<Database>, debtId: string): Promise<boolean> {
  const settlements = db.selectFrom('payments').select('id').where('settles', '=', debtId).where('status', '=', 'pending');
  return (await settlements.executeTakeFirst()) !== undefined;
}

interface NewOrder {
  code: string | undefined;
  settles: string | undefined;
  /** True when the member may have a spending limit, against which every open order counts. */
  isLimited: boolean;
  /** Client id of the order about to be placed, which does not obstruct itself. */
  clientId: string;
}

/** Pending orders that conflict with a new one: with the same code, for the same debt or, with a spending limit, all but wire transfers. */
export async function findObstructingOrders(
  db: Kysely<Database>,
  memberId: string,
  { code, settles, isLimited, clientId }: NewOrder,
): Promise<PaymentRow[]> {
  return (
    db
      .selectFrom('payments as p')
      .leftJoin('discount_uses as u', 'u.payment_id', 'p.id')
      .selectAll('p')
      .where('p.member_id', '=', memberId)
      .where('p.status', '=', 'pending')
      .where('p.client_id', '!=', clientId)
      // An order with a stored method is charged without a payment page, so no abandoned page can block the new order.
      .where('p.stored_method', 'is', null)
      .where(({ eb, or }) =>
        or([
          ...(code === undefined ? [] : [eb('u.code', '=', code.trim().toUpperCase())]),
          ...(settles === undefined ? [] : [eb('p.settles', '=', settles)]),
          ...(isLimited ? [eb('p.method', '!=', 'wiretransfer')] : []),
        ]),
      )
      .execute()
  );
}
