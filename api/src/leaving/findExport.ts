import type { DataExport } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** A member's newest copy that has not expired, or null. */
export async function findExport({ db, now }: Work, memberId: string): Promise<DataExport | null> {
  const row = await db
    .selectFrom('exports')
    .select(['id', 'status', 'created_at as created', 'expires_at as expires'])
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
