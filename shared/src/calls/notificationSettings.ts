import { type Static, Type } from 'typebox';
import { NOTIFICATION_STOPS } from '../contract';
import { call } from './call';
import { strictObject } from './schemas';

const ChannelSwitches = strictObject({ email: Type.Boolean(), push: Type.Boolean() });

/** One switch per notification and channel; `disabled` lists why emails are off and is empty while they are on. */
export const NotificationSettingsSchema = strictObject({
  notifications: strictObject({
    new_message: ChannelSwitches,
    new_like: ChannelSwitches,
    match: ChannelSwitches,
    offers: ChannelSwitches,
    product_news: ChannelSwitches,
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

const ChannelChanges = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

/** Switches to change. `enable` resumes stopped emails: at once or, after a bounce, by sending a new confirmation email. */
export const NotificationChangesSchema = strictObject({
  notifications: Type.Optional(
    strictObject({
      new_message: ChannelChanges,
      new_like: ChannelChanges,
      match: ChannelChanges,
      offers: ChannelChanges,
      product_news: ChannelChanges,
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
