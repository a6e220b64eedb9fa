import { sql } from 'kysely';
import type { NotificationStop } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';

/** Ends mails about news to a member, for a reason that their settings show; doing it twice changes nothing. */
export function stopMails(work: Work, memberId: string, reason: NotificationStop): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('members')
      .set({ notifications_disabled: sql<NotificationStop[]>`array_append(notifications_disabled, ${reason})` })
      .where('id', '=', memberId)
      .where(sql<boolean>`not (${reason} = any(notifications_disabled))`)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await bumpCounters(db, [memberId], 'user');
  });
}
