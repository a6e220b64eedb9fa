import type { KeptMethod } from '../ports/payments/PaymentsPort';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';

/** Keeps the card of a completed order whose buyer asked for it; one that was removed stays removed. */
export async function keepMethod(work: Work, payment: PaymentRow, kept: KeptMethod | undefined): Promise<void> {
  if (!payment.store_method || payment.status !== 'completed' || kept === undefined) return;
  await work.db
    .insertInto('stored_methods')
    .values({
      id: work.random.id(),
      member_id: payment.member_id,
      method: payment.method,
      token: kept.token,
      label: kept.label,
      created_at: work.now,
      expires_at: kept.expires,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'token']).doNothing())
    .execute();
}
