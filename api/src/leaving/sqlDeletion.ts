import type { UserStatus } from '@rendezvous/shared/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../tables/tables';

/** Hides a member until the account is erased at `deletesAt`. */
export async function markForDeletion(db: Kysely<Database>, memberId: string, deletesAt: number): Promise<void> {
  await db.updateTable('members').set({ status: 'pending_deletion', deletes_at: deletesAt }).where('id', '=', memberId).execute();
}

/** Restores the previous status of a member whose deletion is pending. */
export async function unmarkForDeletion(db: Kysely<Database>, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: sql<UserStatus>`case when confirmed_at is null then 'not_confirmed' else 'active' end`, deletes_at: null })
    .where('id', '=', memberId)
    .where('status', '=', 'pending_deletion')
    .execute();
}

export async function insertDeletionReason(db: Kysely<Database>, reason: Insertable<Database['account_deletions']>): Promise<void> {
  await db.insertInto('account_deletions').values(reason).execute();
}
