import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '@rendezvous/shared/contract';
import { defineMessages, type IntlShape, type MessageDescriptor } from '@rendezvous/shared/intl';

/** The three methods with descriptive names; the others are brands. */
const methodMessages: Partial<Record<PaymentMethod, MessageDescriptor>> = defineMessages({
  sepa: { id: 'credits.method.sepa', defaultMessage: 'SEPA direct debit', description: 'Payment method' },
  wiretransfer: { id: 'credits.method.wiretransfer', defaultMessage: 'Wire transfer', description: 'Payment method' },
  creditcard: { id: 'credits.method.creditcard', defaultMessage: 'Credit card', description: 'Payment method' },
});

/** Name of a payment method in the current language. */
export function methodName(intl: IntlShape, method: PaymentMethod): string {
  const message = methodMessages[method];
  return message ? intl.formatMessage(message) : PAYMENT_METHOD_NAMES[method];
}
