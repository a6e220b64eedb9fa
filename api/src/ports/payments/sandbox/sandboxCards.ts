import type { Kysely } from 'kysely';
import type { Database } from '../../../tables/tables';
import type { KeptMethod } from '../PaymentsPort';

/** Shorter than a session, so that a declined card can be tried with a clock that is moved. */
const VALID_S = 25 * 86_400;

/** A card that was paid with and kept. Each payment keeps one of its own; the digits follow from its reference. */
export async function keepCard(db: Kysely<Database>, reference: string, now: number): Promise<void> {
  const token = `card-${reference}`;
  const digits = [...reference].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000, 7);
  const label = `•••• ${String(digits).padStart(4, '0')}`;
  await db
    .insertInto('sandbox_cards')
    .values({ token, label, expires_at: now + VALID_S })
    .onConflict((conflict) => conflict.column('token').doNothing())
    .execute();
  await db.updateTable('sandbox_payments').set({ token }).where('reference', '=', reference).execute();
}

/** The card a payment kept. */
export async function findCard(db: Kysely<Database>, token: string | null): Promise<KeptMethod | undefined> {
  if (token === null) return undefined;
  const card = await db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst();
  return card && { token: card.token, label: card.label, expires: card.expires_at };
}

/** A card that ran out or was forgotten is declined, which is how a failing charge is tried. */
export async function isCharged(db: Kysely<Database>, token: string, now: number): Promise<boolean> {
  const card = await findCard(db, token);
  return card !== undefined && now < card.expires;
}
