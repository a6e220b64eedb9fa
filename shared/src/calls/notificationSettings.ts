import { type Static, Type } from 'typebox';
import { NOTIFICATION_STOPS } from '../contract';
import { call } from './call';
import { strictObject } from './schemas';

const row = strictObject({ email: Type.Boolean(), push: Type.Boolean() });

/** The switches, and why e-mail is off altogether; empty when it is on. */
export const NotificationSettingsSchema = strictObject({
  notifications: strictObject({ new_message: row, new_like: row, match: row, offers: row, product_news: row }),
  /** Push messages name the sender and show the text; otherwise neither. */
  push_details: Type.Boolean(),
  disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

/** Which notifications a member wants, by channel. */
export const readNotifications = call('GET /api/notifications.php', {
  access: 'member',
  tag: 'account',
  reply: NotificationSettingsSchema,
});

const change = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

/** Individual switches, and a stop to lift: a bounce by a new confirmation mail, the others at once. */
export const NotificationChangesSchema = strictObject({
  notifications: Type.Optional(
    strictObject({ new_message: change, new_like: change, match: change, offers: change, product_news: change }),
  ),
  push_details: Type.Optional(Type.Boolean()),
  enable: Type.Optional(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationChanges = Static<typeof NotificationChangesSchema>;

/** Changes individual switches, or lifts a stop so that mails are sent again. */
export const changeNotifications = call('PUT /api/notifications.php', {
  access: 'member',
  tag: 'account',
  body: NotificationChangesSchema,
  reply: NotificationSettingsSchema,
});
