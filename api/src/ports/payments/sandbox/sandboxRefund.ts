import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../tables/tables';
import type { RefundRequest } from '../PaymentsPort';

/** Pays back a part of a payment, once for each refund; more than was paid is refused. */
export async function sandboxRefund(db: Kysely<Database>, { id, reference, amount }: RefundRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('sandbox_refunds')
      .values({ id, reference, amount })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    const { numUpdatedRows } = await trx
      .updateTable('sandbox_payments')
      .set({
        refunded_amount: sql`refunded_amount + ${amount}`,
        status: sql`case when refunded_amount + ${amount} = amount then 'refunded' else 'partly_refunded' end`,
      })
      .where('reference', '=', reference)
      .where('status', 'in', ['completed', 'partly_refunded'])
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Error('Nothing was paid that could be paid back.');
  });
}
