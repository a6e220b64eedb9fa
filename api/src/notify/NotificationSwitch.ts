import type { NotificationChannel, NotificationKind } from '@rendezvous/shared/contract';

/** One switch of the notification settings, as it is stored while it is on. */
export type NotificationSwitch = `${NotificationKind}.${NotificationChannel}` | typeof PUSH_DETAILS;

/** Push messages of a member say who wrote, and what. */
export const PUSH_DETAILS = 'push.details';
