import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { UnitOfWork } from '../UnitOfWork';

/** Grants premium if the member has a purchase that was neither fully refunded nor charged back, and ends it otherwise. */
export async function updatePremium({ db }: UnitOfWork, memberId: string): Promise<void> {
  const validPurchase = await db
    .selectFrom('payments')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', 'in', ['completed', 'partly_refunded'])
    .limit(1)
    .executeTakeFirst();
  await setPremium(db, memberId, validPurchase !== undefined);
}

/** Grants or ends a member's premium. */
export async function setPremium(db: Kysely<Database>, memberId: string, paid: boolean): Promise<void> {
  await db.updateTable('members').set({ paid }).where('id', '=', memberId).execute();
}
