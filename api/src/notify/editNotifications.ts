import { sql } from 'kysely';
import type { NotificationChanges, NotificationStop } from '@rendezvous/shared/contract';
import { bumpCounters } from '../members/bumpCounters';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { PUSH_DETAILS, type NotificationSwitch } from './NotificationSwitch';

/** Switches that change, with what they change to. */
function changesOf({ notifications = {}, push_details: details }: NotificationChanges): [NotificationSwitch, boolean][] {
  const changes = Object.entries(notifications).flatMap(([kind, row]) =>
    Object.entries(row).map(([channel, on]) => [`${kind}.${channel}` as NotificationSwitch, on] as [NotificationSwitch, boolean]),
  );
  return details === undefined ? changes : [...changes, [PUSH_DETAILS, details]];
}

/** Changes single switches of a member, and takes a reason back for which mails were off; the rest stays. */
export function editNotifications(work: Work, memberId: string, changes: NotificationChanges): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const { notifications } = await db.selectFrom('members').select('notifications').where('id', '=', memberId).executeTakeFirstOrThrow();
    const on = new Set(notifications);
    for (const [one, isOn] of changesOf(changes)) {
      if (isOn) on.add(one);
      else on.delete(one);
    }
    // An address that bounced comes back by being confirmed, not by a wish.
    const allowed = changes.enable === 'bounce' ? undefined : changes.enable;
    const disabled = sql<NotificationStop[]>`array_remove(notifications_disabled, ${allowed ?? ''})`;
    await db
      .updateTable('members')
      .set({ notifications: [...on], notifications_disabled: disabled })
      .where('id', '=', memberId)
      .execute();
    await bumpCounters(db, [memberId], 'user');
  });
}
