import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Payment } from '@rendezvous/shared/contract';
import type { DomainSettings } from '../site/DomainSettings';
import { presentPayment } from './presentPayment';
import { findUnusedCredits } from './findUnusedCredits';
import type { PaymentRow } from './PaymentRow';

/** One payment as the member who makes the request sees it. */
export async function presentOwnPayment(
  app: FastifyInstance,
  request: FastifyRequest,
  settings: DomainSettings,
  payment: PaymentRow,
): Promise<Payment> {
  const unused = await findUnusedCredits(app.db, [payment.id]);
  return presentPayment(payment, { now: request.now, refundDays: settings.refund_days, unused: unused.get(payment.id) ?? 0 });
}
