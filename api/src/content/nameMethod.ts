import { type Locale, PAYMENT_METHOD_NAMES, type PaymentMethod } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from './messages';

/** The three methods with descriptive names; the others are brands. */
const methodTexts: Record<Locale, Partial<Record<PaymentMethod, string>>> = translateMessages({
  sepa: defineMessage({
    id: 'api.method.sepa',
    defaultMessage: 'SEPA direct debit',
    description: 'Payment method in emails, as on the screens (credits.method.sepa); at most 40 characters',
  }),
  wiretransfer: defineMessage({
    id: 'api.method.wiretransfer',
    defaultMessage: 'Wire transfer',
    description: 'Payment method in emails, as on the screens (credits.method.wiretransfer); at most 40 characters',
  }),
  creditcard: defineMessage({
    id: 'api.method.creditcard',
    defaultMessage: 'Credit card',
    description: 'Payment method in emails, as on the screens (credits.method.creditcard); at most 40 characters',
  }),
});

/** Name of a payment method in a language. */
export const nameMethod = (language: Locale, method: PaymentMethod): string =>
  methodTexts[language][method] ?? PAYMENT_METHOD_NAMES[method];
