import type { PaymentStatus } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../src/tables/tables';

export type SandboxPayment = Selectable<Database['sandbox_payments']>;

/** Stores a payment, unless its reference is already in use. */
export async function insertPayment(db: Kysely<Database>, row: Insertable<Database['sandbox_payments']>): Promise<void> {
  await db
    .insertInto('sandbox_payments')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute();
}

export const findPayment = (db: Kysely<Database>, reference: string): Promise<SandboxPayment | undefined> =>
  db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Completes a debit if it is pending and due; otherwise leaves it unchanged. */
export async function collectDebit(db: Kysely<Database>, reference: string, now: number): Promise<void> {
  const update = db.updateTable('sandbox_payments').set({ status: 'completed' }).where('reference', '=', reference);
  await update.where('status', '=', 'pending').where('collects_at', '<=', now).execute();
}

export async function cancelPending(db: Kysely<Database>, reference: string): Promise<void> {
  const update = db.updateTable('sandbox_payments').where('reference', '=', reference);
  await update.set({ status: 'cancelled' }).where('status', '=', 'pending').execute();
}

export interface StatusTransition {
  from: readonly PaymentStatus[];
  to: PaymentStatus;
}

/** Sets a payment's status to `to`; undefined if the status is not one of `from` or, with `openAt`, the payment has expired by then. */
export async function transitionPayment(
  db: Kysely<Database>,
  reference: string,
  { from, to }: StatusTransition,
  openAt: number | null,
): Promise<Pick<SandboxPayment, 'store'> | undefined> {
  const update = db
    .updateTable('sandbox_payments')
    .set({ status: to })
    .where('reference', '=', reference)
    .where('status', 'in', [...from]);
  const unexpiredUpdate = openAt === null ? update : update.where('expires_at', '>', openAt);
  return unexpiredUpdate.returning('store').executeTakeFirst();
}

/** Stores the card used for a payment and links the payment to it. */
export async function storeCard(
  db: Kysely<Database>,
  reference: string,
  { token, label, expires_at }: Selectable<Database['sandbox_cards']>,
): Promise<void> {
  await db
    .insertInto('sandbox_cards')
    .values({ token, label, expires_at })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
  await db.updateTable('sandbox_payments').set({ token }).where('reference', '=', reference).execute();
}

export const findCard = (db: Kysely<Database>, token: string): Promise<Selectable<Database['sandbox_cards']> | undefined> =>
  db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst();

export async function deleteCard(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('token', '=', token).execute();
}

/** Stores a refund; false when its id already exists. */
export async function insertRefund(db: Kysely<Database>, refund: Insertable<Database['sandbox_refunds']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sandbox_refunds')
    .values(refund)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}

/** Adds to the refunded amount of a paid payment; false if there is none. A constraint of the table rejects a total above the payment. */
export async function addRefundedAmount(db: Kysely<Database>, reference: string, amount: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_payments')
    .set({
      refunded_amount: sql`refunded_amount + ${amount}`,
      status: sql`case when refunded_amount + ${amount} = amount then 'refunded' else 'partly_refunded' end`,
    })
    .where('reference', '=', reference)
    .where('status', 'in', ['completed', 'partly_refunded'])
    .executeTakeFirst();
  return numUpdatedRows !== 0n;
}
