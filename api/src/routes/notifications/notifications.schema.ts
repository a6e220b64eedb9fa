import { Type } from 'typebox';
import { NOTIFICATION_STOPS } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

const row = strictObject({ email: Type.Boolean(), push: Type.Boolean() });
const change = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

export const NotificationsReply = strictObject({
  notifications: strictObject({ new_message: row, new_like: row, match: row, offers: row, product_news: row }),
  push_details: Type.Boolean(),
  disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
});

export const NotificationsBody = strictObject({
  notifications: Type.Optional(
    strictObject({ new_message: change, new_like: change, match: change, offers: change, product_news: change }),
  ),
  push_details: Type.Optional(Type.Boolean()),
  enable: Type.Optional(Type.Enum(NOTIFICATION_STOPS)),
});
