import type { Kysely } from 'kysely';
import type { Payment } from '@rendezvous/shared/contract';
import { findUnusedCredits } from './findUnusedCredits';
import type { PaymentRow } from './PaymentRow';
import type { Database } from '../tables/tables';
import { presentPayment, type RefundView } from './presentPayment';

/** Payments of one owner, with what can be returned of each. */
export async function presentPayments(
  db: Kysely<Database>,
  rows: readonly PaymentRow[],
  view: Omit<RefundView, 'unused'>,
): Promise<Payment[]> {
  const unused = await findUnusedCredits(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentPayment(row, { ...view, unused: unused.get(row.id) ?? 0 }));
}
