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
import type { Kysely } from 'kysely';
import { bumpCounters } from '../members/sqlCounters';
import { lockMembers } from '../members/sqlMembers';
import type { Database } from '../tables/tables';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { addMailStop, findSwitches, updateSwitches } from './sqlNotifications';

/** One switch of the notification settings, as it is stored while it is on. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}` | typeof PUSH_DETAILS;

/** The switch for push messages that name the sender and show the text. */
export const PUSH_DETAILS = 'push.details';

const rowOf = (on: readonly NotificationSwitch[], kind: NotificationKind): Notifications[NotificationKind] => {
  const [email, push] = NOTIFICATION_CHANNELS.map((channel) => on.includes(`${kind}.${channel}`));
  return { email: email === true, push: push === true };
};

/** The notification settings of a member. */
export async function findNotifications(db: Kysely<Database>, memberId: string): Promise<NotificationSettings> {
  const { notifications: on, notifications_disabled: disabled } = await findSwitches(db, memberId);
  const rows = NOTIFICATION_KINDS.map((kind) => [kind, rowOf(on, kind)] as const);
  return { notifications: Object.fromEntries(rows) as Notifications, push_details: on.includes(PUSH_DETAILS), disabled };
}

/** Changed switches with their new values. */
function changesOf({ notifications = {}, push_details: details }: NotificationChanges): [NotificationSwitch, boolean][] {
  const changes = Object.entries(notifications).flatMap(([kind, row]) =>
    Object.entries(row).map(([channel, on]) => [`${kind}.${channel}` as NotificationSwitch, on] as [NotificationSwitch, boolean]),
  );
  return details === undefined ? changes : [...changes, [PUSH_DETAILS, details]];
}

/** Changes individual switches of a member, and lifts a reason why mails are off; the rest stays. */
export function editNotifications(work: UnitOfWork, memberId: string, changes: NotificationChanges): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const { notifications } = await findSwitches(db, memberId);
    const on = new Set(notifications);
    for (const [one, isOn] of changesOf(changes)) {
      if (isOn) on.add(one);
      else on.delete(one);
    }
    // An address that bounced is restored by confirmation, not on request.
    const enabled = changes.enable === 'bounce' ? undefined : changes.enable;
    await updateSwitches(db, memberId, [...on], enabled);
    await bumpCounters(db, [memberId], 'user');
  });
}

/** Ends notification mails to a member, for a reason shown in their settings; doing it twice changes nothing. */
export function stopMails(work: UnitOfWork, memberId: string, reason: NotificationStop): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    if (await addMailStop(db, memberId, reason)) await bumpCounters(db, [memberId], 'user');
  });
}
