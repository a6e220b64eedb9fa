import type { NotificationKind } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** Names of the kinds of notifications. */
export const kindLabels: Record<NotificationKind, MessageDescriptor> = defineMessages({
  new_message: {
    id: 'shell.notifications.new_message',
    defaultMessage: 'New messages',
    description: 'Row of the notification settings',
  },
  new_like: { id: 'shell.notifications.new_like', defaultMessage: 'New likes', description: 'Row of the notification settings' },
  match: { id: 'shell.notifications.match', defaultMessage: 'Matches', description: 'Row of the notification settings' },
  offers: { id: 'shell.notifications.offers', defaultMessage: 'Offers and discounts', description: 'Row of the notification settings' },
  product_news: {
    id: 'shell.notifications.product_news',
    defaultMessage: 'News about this site',
    description: 'Row of the notification settings',
  },
});
