import type { NotificationKind } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

/** What the kinds bring whose names do not say it, and how often. */
export const kindHints: Partial<Record<NotificationKind, MessageDescriptor>> = defineMessages({
  offers: {
    id: 'shell.notifications.offers_hint',
    defaultMessage: 'For example less to pay for credits. Together with the news at most twice a month.',
    description: 'Notification settings, under Offers and discounts: what the member gets and how often; the news are the row below it',
  },
  product_news: {
    id: 'shell.notifications.product_news_hint',
    defaultMessage: 'What is new here and how to use it. Together with the offers at most twice a month.',
    description: 'Notification settings, under News about this site: what the member gets and how often; the offers are the row above it',
  },
});
