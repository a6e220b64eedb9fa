import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { PaymentRow } from './PaymentRow';

/** How a payment is looked for: as its owner, by its owner's client, or by the provider's reference. */
export type PaymentKey = { memberId: string; id: string } | { memberId: string; clientId: string } | { reference: string };

/** One payment; another member's is not found. */
export async function findPayment(db: Kysely<Database>, key: PaymentKey): Promise<PaymentRow | undefined> {
  const payments = db.selectFrom('payments').selectAll();
  if ('reference' in key) return payments.where('provider_reference', '=', key.reference).executeTakeFirst();
  const own = payments.where('member_id', '=', key.memberId);
  if ('id' in key) return own.where('id', '=', key.id).executeTakeFirst();
  return own.where('client_id', '=', key.clientId).executeTakeFirst();
}
