import type { PaymentsPort } from '../ports/payments/PaymentsPort';
import type { PaymentRow } from './PaymentRow';
import type { Work } from '../Work';
import { applyPaymentStatus } from './applyPaymentStatus';

/** Withdraws unpaid orders whose payment pages were left; one that the provider will not withdraw has been paid and stays. */
export async function withdrawPending(work: Work, payments: PaymentsPort, orders: readonly PaymentRow[]): Promise<void> {
  for (const order of orders) {
    const withdrawn = order.provider_reference !== null && (await payments.cancel(order.provider_reference));
    if (withdrawn) await applyPaymentStatus(work, order, 'cancelled');
  }
}
