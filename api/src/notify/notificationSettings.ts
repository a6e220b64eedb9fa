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

/** Name of a switch in the notification settings; the database stores the names of the enabled ones. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}` | typeof PUSH_DETAILS;

/** The switch for push messages that name the sender and show the text. */
export const PUSH_DETAILS = 'push.details';

const toChannelSwitches = (switches: readonly NotificationSwitch[], kind: NotificationKind): Notifications[NotificationKind] => {
  const [email, push] = NOTIFICATION_CHANNELS.map((channel) => switches.includes(`${kind}.${channel}`));
  return { email: email === true, push: push === true };
};

/** Loads the notification settings of a member. */
export async function findNotificationSettings(db: Kysely<Database>, memberId: string): Promise<NotificationSettings> {
  const { notifications: switches, notifications_disabled: disabled } = await findSwitches(db, memberId);
  const rows = NOTIFICATION_KINDS.map((kind) => [kind, toChannelSwitches(switches, kind)] as const);
  return { notifications: Object.fromEntries(rows) as Notifications, push_details: switches.includes(PUSH_DETAILS), disabled };
}

/** Lists the changed switches with their new values. */
function toSwitchChanges({ notifications = {}, push_details: details }: NotificationChanges): [NotificationSwitch, boolean][] {
  const changes = Object.entries(notifications).flatMap(([kind, row]) =>
    Object.entries(row).map(([channel, isOn]) => [`${kind}.${channel}` as NotificationSwitch, isOn] as [NotificationSwitch, boolean]),
  );
  return details === undefined ? changes : [...changes, [PUSH_DETAILS, details]];
}

/** Changes individual switches of a member, and removes a reason why emails are off; all other settings are unchanged. */
export function editNotificationSettings(work: UnitOfWork, memberId: string, changes: NotificationChanges): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    await lockMembers(db, [memberId]);
    const { notifications } = await findSwitches(db, memberId);
    const switches = new Set(notifications);
    for (const [name, isOn] of toSwitchChanges(changes)) {
      if (isOn) switches.add(name);
      else switches.delete(name);
    }
    // An address that bounced receives emails again only once the member has confirmed it, not on request.
    const liftedStop = changes.enable === 'bounce' ? undefined : changes.enable;
    await updateSwitches(db, memberId, [...switches], liftedStop);
    await bumpCounters(db, [memberId], 'user');
  });
}

/** Stops notification emails to a member, for a reason shown in their settings; idempotent. */
export function stopNotificationMails(work: UnitOfWork, memberId: string, reason: NotificationStop): Promise<void> {
  return inTransaction(work, async ({ db }) => {
    if (await addMailStop(db, memberId, reason)) await bumpCounters(db, [memberId], 'user');
  });
}
