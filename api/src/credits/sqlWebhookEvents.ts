import type { ProviderEvent } from '../ports/PaymentsPort';
import type { UnitOfWork } from '../UnitOfWork';

/** Records an event of the provider; a repeated one is ignored. */
export async function insertWebhookEvent({ db, now }: UnitOfWork, paymentId: string, event: ProviderEvent): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ id: event.id, payment_id: paymentId, payload: JSON.stringify(event.payment), received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
