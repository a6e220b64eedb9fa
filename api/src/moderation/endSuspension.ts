import { sql } from 'kysely';
import type { UserStatus } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** Who had not confirmed the address before has not now either. */
const statusBefore = sql<UserStatus>`case when confirmed_at is null then 'not_confirmed' else 'active' end`;

/** Opens an account again whose suspension is over; one that was shut out for good meanwhile stays closed. */
export async function endSuspension({ db, now }: Work, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ status: statusBefore, suspended_until: null })
    .where('id', '=', memberId)
    .where('status', '=', 'blocked')
    .where('suspended_until', '<=', now)
    .execute();
}
