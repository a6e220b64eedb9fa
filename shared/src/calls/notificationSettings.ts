import { type Static, Type } from 'typebox';
import { NOTIFICATION_STOPS } from '../contract';
import { call } from './call';
import { strictObject } from './schemas';

const channelSwitches = strictObject({ email: Type.Boolean(), push: Type.Boolean() });

/** One switch per notification and channel; `disabled` lists the reasons why all emails are off, empty when they are on. */
export const NotificationSettingsSchema = strictObject({
  notifications: strictObject({
    new_message: channelSwitches,
    new_like: channelSwitches,
    match: channelSwitches,
    offers: channelSwitches,
    product_news: channelSwitches,
  }),
  /** True when push messages name the sender and show the text. */
  push_details: Type.Boolean(),
  disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

/** Returns the member's notification settings. */
export const readNotifications = call('GET /api/notifications.php', {
  access: 'member',
  tag: 'account',
  reply: NotificationSettingsSchema,
});

const channelChanges = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

/** Switches to change; `enable` resumes emails: after a bounce by sending a new confirmation email, otherwise immediately. */
export const NotificationChangesSchema = strictObject({
  notifications: Type.Optional(
    strictObject({
      new_message: channelChanges,
      new_like: channelChanges,
      match: channelChanges,
      offers: channelChanges,
      product_news: channelChanges,
    }),
  ),
  push_details: Type.Optional(Type.Boolean()),
  enable: Type.Optional(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationChanges = Static<typeof NotificationChangesSchema>;

/** Changes individual switches, or resumes emails that were stopped. */
export const changeNotifications = call('PUT /api/notifications.php', {
  access: 'member',
  tag: 'account',
  body: NotificationChangesSchema,
  reply: NotificationSettingsSchema,
});
