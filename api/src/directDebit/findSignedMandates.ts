import type { Kysely } from 'kysely';
import type { Database } from '../tables/tables';
import type { MandateRow } from './findMandate';

/** The mandates that can be collected with, newest first. */
export async function findSignedMandates(db: Kysely<Database>, memberId: string): Promise<MandateRow[]> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('signed_at', 'is not', null)
    .where('revoked_at', 'is', null)
    .orderBy('signed_at', 'desc')
    .orderBy('reference')
    .execute();
}
