import { endSessions } from '../account/endSessions';
import type { Work } from '../Work';
import { BURIED } from './BURIED';

/** Accounts that nobody confirmed are dropped after this time, in seconds. */
const UNCONFIRMED_S = 30 * 86_400;

/**
 * Marks accounts whose time has come: deleted 14 days ago, or never confirmed and without a purchase. From
 * then on there is no way back. Answers all that are still to be erased, those of an interrupted run too.
 */
export async function claimDue({ db, now }: Work): Promise<string[]> {
  const claimed = await db
    .updateTable('members')
    .set({ status: 'deleted' })
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'pending_deletion'), eb('deletes_at', '<=', now)]),
        and([eb('status', '=', 'not_confirmed'), eb('signup_at', '<=', now - UNCONFIRMED_S), eb('paid', '=', false)]),
      ]),
    )
    .returning('id')
    .execute();
  for (const { id } of claimed) await endSessions(db, id);
  const due = await db
    .selectFrom('members')
    .select('id')
    .where('status', '=', 'deleted')
    .where('email', 'not like', `%${BURIED}`)
    .execute();
  return due.map(({ id }) => id);
}
