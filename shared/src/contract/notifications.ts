import type { NotificationSettings } from '../calls/account';

/** Kinds of optional notifications; account and safety mails are always on. */
export const NOTIFICATION_KINDS = ['new_message', 'new_like', 'match', 'offers', 'product_news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Notification channels. */
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Every switch of the notification settings. */
export type Notifications = NotificationSettings['notifications'];
