import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage, translateMessages } from '../messages';

/** Texts of the receipt by language. */
export const receiptTexts: Record<
  Locale,
  Record<'subject' | 'thanks' | 'order' | 'date' | 'credits' | 'total' | 'vat' | 'method', string>
> = translateMessages({
  subject: defineMessage({
    id: 'api.receipt.subject',
    defaultMessage: 'Your receipt',
    description: 'Subject of the email with the receipt of an order; at most 70 characters',
  }),
  thanks: defineMessage({
    id: 'api.receipt.thanks',
    defaultMessage: 'Thank you for your purchase. Your credits are in your account.',
    description: 'First paragraph of the receipt, above its lines',
  }),
  order: defineMessage({
    id: 'api.receipt.order',
    defaultMessage: 'Order number',
    description: 'Line of the receipt; a colon and the number of the order follow; at most 30 characters',
  }),
  date: defineMessage({
    id: 'api.receipt.date',
    defaultMessage: 'Date',
    description: 'Line of the receipt; a colon and the formatted day of the purchase follow; at most 30 characters',
  }),
  credits: defineMessage({
    id: 'api.receipt.credits',
    defaultMessage: 'Credits',
    description: 'Line of the receipt; a colon and the number of credits bought follow; at most 30 characters',
  }),
  total: defineMessage({
    id: 'api.receipt.total',
    defaultMessage: 'Total',
    description: 'Line of the receipt; a colon and the formatted sum paid follow; at most 30 characters',
  }),
  vat: defineMessage({
    id: 'api.receipt.vat',
    defaultMessage: 'VAT included',
    description:
      'Line of the receipt; the rate in brackets, a colon and the formatted VAT in the total follow: VAT included (21%): €2.59; at most 30 characters',
  }),
  method: defineMessage({
    id: 'api.receipt.method',
    defaultMessage: 'Payment method',
    description: 'Line of the receipt; a colon and the name of the payment method follow; at most 30 characters',
  }),
});
