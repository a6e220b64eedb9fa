import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChanges,
  type NotificationChannel,
  type NotificationKind,
  type Notifications,
  type NotificationSettings,
  type NotificationStop,
} from '@rendezvous/shared/contract';
import { type Kysely, sql } from 'kysely';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { Database } from '../tables/tables';
import { inTransaction, type Work } from '../Work';

/** One switch of the notification settings, as it is stored while it is on. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}` | typeof PUSH_DETAILS;

/** Push messages of a member say who wrote, and what. */
export const PUSH_DETAILS = 'push.details';

const rowOf = (on: readonly NotificationSwitch[], kind: NotificationKind): Notifications[NotificationKind] => {
  const [email, push] = NOTIFICATION_CHANNELS.map((channel) => on.includes(`${kind}.${channel}`));
  return { email: email === true, push: push === true };
};

/** The notification settings of a member. */
export async function findNotifications(db: Kysely<Database>, memberId: string): Promise<NotificationSettings> {
  const { notifications: on, notifications_disabled: disabled } = await db
    .selectFrom('members')
    .select(['notifications', 'notifications_disabled'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const rows = NOTIFICATION_KINDS.map((kind) => [kind, rowOf(on, kind)] as const);
  return { notifications: Object.fromEntries(rows) as Notifications, push_details: on.includes(PUSH_DETAILS), disabled };
}

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
