import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import { revokeMandate } from '../directDebit/revokeMandate';
import type { Work } from '../Work';

/** Removes a kept card here and at the provider, or revokes a mandate. */
export async function removeStoredMethod(work: Work, payments: PaymentsPort, memberId: string, id: string): Promise<void> {
  const card = await work.db
    .updateTable('stored_methods')
    .set({ removed_at: work.now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('token')
    .executeTakeFirst();
  if (card) await payments.forget(card.token);
  else await revokeMandate(work, memberId, id);
}
