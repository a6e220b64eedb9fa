import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../tables/tables';
import type { MandatesTable } from '../tables/debitTables';

export type MandateRow = Selectable<MandatesTable>;

/** A mandate of this member that was not revoked, signed or not; another member's is not found. */
export async function findMandate(db: Kysely<Database>, memberId: string, reference: string): Promise<MandateRow | undefined> {
  return db
    .selectFrom('mandates')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}
