import type { PaymentsPort } from '../../ports/payments/PaymentsPort';
import type { Work } from '../Work';
import { applyPaymentStatus } from './applyPaymentStatus';

/**
 * Withdraws the member's own unpaid order that holds a code, so that leaving a payment page does not block the discount.
 * An order that the provider will not withdraw has been paid and keeps the code.
 */
export async function releaseCode(
  work: Work,
  payments: PaymentsPort,
  memberId: string,
  request: { code: string; client_id: string },
): Promise<void> {
  const holding = await work.db
    .selectFrom('discount_uses as u')
    .innerJoin('payments as p', 'p.id', 'u.payment_id')
    .selectAll('p')
    .where('u.member_id', '=', memberId)
    .where('u.code', '=', request.code.trim().toUpperCase())
    .where('p.status', '=', 'pending')
    .where('p.client_id', '!=', request.client_id)
    .executeTakeFirst();
  if (holding?.provider_reference && (await payments.cancel(holding.provider_reference))) {
    await applyPaymentStatus(work, holding, 'cancelled');
  }
}
