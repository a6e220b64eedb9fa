import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import { systemRandom } from '../ports/systemRandom';

/** Gives a member free credits through the ledger. */
export async function grantFreeCredits(db: Kysely<Database>, memberId: string, credits: number, now: number): Promise<void> {
  const [lotId, transactionId] = [systemRandom.id(), systemRandom.id()];
  await db.transaction().execute(async (trx) => {
    const lot = { id: lotId, member_id: memberId, source: 'free', payment_id: null, credits, currency: 'EUR', created_at: now } as const;
    await trx.insertInto('lots').values(lot).execute();
    const entry = { id: transactionId, member_id: memberId, kind: 'test', reference: transactionId, created_at: now };
    await trx.insertInto('ledger_transactions').values(entry).execute();
    await trx
      .insertInto('ledger_entries')
      .values([
        { transaction_id: transactionId, account: 'member', lot_id: lotId, credits },
        { transaction_id: transactionId, account: 'issued', lot_id: lotId, credits: -credits },
      ])
      .execute();
  });
}
