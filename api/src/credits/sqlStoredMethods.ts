import type { Kysely } from 'kysely';
import type { StoredCard } from '../ports/PaymentsPort';
import type { UnitOfWork } from '../UnitOfWork';
import type { Database } from '../tables/tables';
import type { PaymentRow } from './sqlPayments';

/** Stored cards of a member, newest first. */
export async function findCards(db: Kysely<Database>, memberId: string) {
  return db
    .selectFrom('stored_methods')
    .select(['id', 'method', 'label', 'created_at as created', 'expires_at as expires'])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The provider's token for a member's card, even a removed one; undefined if the member never stored it. */
export async function findCardToken(db: Kysely<Database>, memberId: string, id: string | null): Promise<string | undefined> {
  const card = await db
    .selectFrom('stored_methods')
    .select('token')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return card?.token;
}

/** Stores the card used for a payment; a card that the member has removed stays removed. */
export async function insertCard({ db, now, random }: UnitOfWork, payment: PaymentRow, card: StoredCard): Promise<void> {
  await db
    .insertInto('stored_methods')
    .values({
      id: random.id(),
      member_id: payment.member_id,
      method: payment.method,
      token: card.token,
      label: card.label,
      created_at: now,
      expires_at: card.expires,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'token']).doNothing())
    .execute();
}

/** Removes a card; returns its token, or undefined if the member has no such card. */
export async function removeCard({ db, now }: UnitOfWork, memberId: string, id: string): Promise<string | undefined> {
  const card = await db
    .updateTable('stored_methods')
    .set({ removed_at: now })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('token')
    .executeTakeFirst();
  return card?.token;
}
