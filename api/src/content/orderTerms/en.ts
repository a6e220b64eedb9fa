import type { OrderTerms } from './OrderTerms';

export const en: OrderTerms = {
  order:
    'By pressing the pay button you order credits from {company}, {address}, {city}. The price shown is the total price including VAT. Credits are added to your account as soon as the payment is confirmed. There is no subscription and nothing is renewed.',
  withdrawal:
    'You may withdraw from this contract within {days} days without giving a reason. By ticking the box you ask us to start at once; credits you have already spent are not refunded, and you get back the price of the unused ones by the same payment method. The model withdrawal form is on the page about returns.',
  voluntary_return:
    'As a voluntary service you may return unused credits within {days} days of the purchase. You get back the price of the unused credits of that order by the same payment method. Your statutory rights stay untouched.',
};
