import type { NotificationStop } from './user';

/** What a member may be told of; account and safety mails are always on. */
export const NOTIFICATION_KINDS = ['new_message', 'new_like', 'match', 'offers', 'product_news'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Ways to tell a member of it. */
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Every switch of the notification settings. */
export type Notifications = Record<NotificationKind, Record<NotificationChannel, boolean>>;

/** The switches, and why e-mail is off altogether; empty when it is not. */
export interface NotificationSettings {
  notifications: Notifications;
  /** Push messages say who wrote, and what; else they say neither. */
  push_details: boolean;
  disabled: NotificationStop[];
}

/** Single switches, and a reason to take back: a bounce by a new confirmation mail, the others at once. */
export interface NotificationChanges {
  notifications?: Partial<Record<NotificationKind, Partial<Record<NotificationChannel, boolean>>>>;
  push_details?: boolean;
  enable?: NotificationStop;
}
