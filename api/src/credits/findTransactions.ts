import type { Kysely } from 'kysely';
import { TRANSACTIONS_PAGE_SIZE } from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';
import type { PaymentRow } from './PaymentRow';

/** A page of a member's payments, newest first, with the number of pages. */
export async function findTransactions(
  db: Kysely<Database>,
  memberId: string,
  page: number,
): Promise<{ payments: PaymentRow[]; pages: number }> {
  const own = db.selectFrom('payments').where('member_id', '=', memberId);
  const payments = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(TRANSACTIONS_PAGE_SIZE)
    .offset((page - 1) * TRANSACTIONS_PAGE_SIZE)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { payments, pages: Math.max(1, Math.ceil(total / TRANSACTIONS_PAGE_SIZE)) };
}
