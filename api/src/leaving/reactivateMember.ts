import { sql } from 'kysely';
import type { UserStatus } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { bumpPartners } from '../members/bumpPartners';
import type { Work } from '../Work';

/** Brings a member back as they were before the deletion. */
export async function reactivateMember({ db }: Work, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: sql<UserStatus>`case when confirmed_at is null then 'not_confirmed' else 'active' end`, deletes_at: null })
    .where('id', '=', memberId)
    .where('status', '=', 'pending_deletion')
    .execute();
  await bumpCounters(db, [memberId], 'user');
  await bumpPartners(db, memberId);
}
