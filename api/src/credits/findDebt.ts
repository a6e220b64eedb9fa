import { ApiError } from '../ApiError';
import { findOpenDebts } from '../directDebit/findOpenDebts';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';

/** The returned payment that an order is to pay; another member's, or one that is paid, is not found. */
export async function findDebt(work: Work, memberId: string, id: string): Promise<PaymentRow> {
  const debt = (await findOpenDebts(work.db, memberId)).find((one) => one.id === id);
  if (debt === undefined) throw new ApiError('not_found');
  const paying = work.db.selectFrom('payments').select('id').where('settles', '=', id).where('status', '=', 'pending');
  if (await paying.executeTakeFirst()) throw new ApiError('conflict');
  return debt;
}
