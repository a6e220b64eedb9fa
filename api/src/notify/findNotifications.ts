import type { Kysely } from 'kysely';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type Notifications,
  type NotificationSettings,
} from '@rendezvous/shared/contract';
import type { Database } from '../tables/tables';
import { PUSH_DETAILS, type NotificationSwitch } from './NotificationSwitch';

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
