import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from './messages';

/** Terms of an order in one language; `{company}`, `{address}`, `{city}` and `{days}` are filled in. */
export interface OrderTerms {
  order: string;
  /** For countries where consumers have a legal right of withdrawal. */
  withdrawal: string;
  /** For all other countries. */
  voluntary_return: string;
}

/** Terms of an order in all languages. */
export const orderTermTexts: Record<Locale, OrderTerms> = translateMessages({
  order: defineMessage({
    id: 'api.order_terms.order',
    defaultMessage:
      'By pressing the pay button you order credits from {company}, {address}, {city}. The price shown is the total price including VAT. Credits are added to your account as soon as the payment is confirmed. There is no subscription and nothing is renewed.',
    description:
      'First paragraph of the terms shown above the pay button of an order (legal text); company: of the seller, address and city: of the company',
  }),
  withdrawal: defineMessage({
    id: 'api.order_terms.withdrawal',
    defaultMessage:
      'You may withdraw from this contract within {days, plural, one {# day} other {# days}} without giving a reason. By ticking the box you ask us to start supplying the credits at once; credits you have already spent are not refunded, and we refund the price of the unused ones to the payment method you used. The model withdrawal form is on the page about returns.',
    description:
      'Second paragraph of the terms of an order, for countries with a right of withdrawal (legal text; the word of the law for withdraw); days: number of days',
  }),
  voluntary_return: defineMessage({
    id: 'api.order_terms.voluntary_return',
    defaultMessage:
      'As a voluntary service, we let you return unused credits within {days, plural, one {# day} other {# days}} of the purchase. We refund the price of the unused credits of that order to the payment method you used. Your statutory rights are not affected.',
    description:
      'Second paragraph of the terms of an order, for countries without a right of withdrawal (legal text); days: number of days',
  }),
});
