import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';
import type { NewsKind } from '../../news/NewsDocument';

/**
 * Texts around an offer or product news: the reason why the member receives the email; the label of its unsubscribe link, which is also
 * the label of the button on the unsubscribe page; and the question on that page.
 */
export interface NewsFrameTexts {
  reason: string;
  unsubscribe: string;
  question: string;
}

export const newsTexts: Record<Locale, Record<NewsKind, NewsFrameTexts>> = translateMessages({
  offers: {
    reason: defineMessage({
      id: 'api.news.offers.reason',
      defaultMessage: 'You’re getting this email because you turned on offers and discounts in your settings.',
      description:
        'Last lines of an email with an offer: why it is sent; the switch in the notification settings is shell.notifications.offers',
    }),
    unsubscribe: defineMessage({
      id: 'api.news.offers.unsubscribe',
      defaultMessage: 'Stop emails with offers',
      description: 'Link at the end of an email with an offer, and button of the page it opens; at most 35 characters',
    }),
    question: defineMessage({
      id: 'api.news.offers.question',
      defaultMessage: 'Stop emails with offers?',
      description: 'Heading of the page behind the link that ends emails with offers; one button below it; at most 70 characters',
    }),
  },
  product_news: {
    reason: defineMessage({
      id: 'api.news.product_news.reason',
      defaultMessage: 'You’re getting this email because you turned on news about this site in your settings.',
      description:
        'Last lines of an email with news about the site: why it is sent; the switch in the notification settings is shell.notifications.product_news',
    }),
    unsubscribe: defineMessage({
      id: 'api.news.product_news.unsubscribe',
      defaultMessage: 'Stop emails with news',
      description: 'Link at the end of an email with news about the site, and button of the page it opens; at most 35 characters',
    }),
    question: defineMessage({
      id: 'api.news.product_news.question',
      defaultMessage: 'Stop emails with news about this site?',
      description:
        'Heading of the page behind the link that ends emails with news about the site; one button below it; at most 70 characters',
    }),
  },
});
