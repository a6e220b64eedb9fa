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
    defaultMessage: 'Order number: {order}',
    description: 'Line of the receipt; order: number of the order; at most 30 characters',
  }),
  date: defineMessage({
    id: 'api.receipt.date',
    defaultMessage: 'Date: {date}',
    description: 'Line of the receipt; date: formatted day of the purchase; at most 30 characters',
  }),
  credits: defineMessage({
    id: 'api.receipt.credits',
    defaultMessage: 'Credits: {credits}',
    description: 'Line of the receipt; credits: formatted number of credits bought; at most 30 characters',
  }),
  total: defineMessage({
    id: 'api.receipt.total',
    defaultMessage: 'Total: {total}',
    description: 'Line of the receipt; total: formatted sum paid; at most 30 characters',
  }),
  vat: defineMessage({
    id: 'api.receipt.vat',
    defaultMessage: 'VAT included ({rate}): {amount}',
    description:
      'Line of the receipt; rate: formatted rate of VAT, amount: formatted VAT in the total, as in VAT included (21%): €2.59; at most 50 characters',
  }),
  method: defineMessage({
    id: 'api.receipt.method',
    defaultMessage: 'Payment method: {method}',
    description: 'Line of the receipt; method: name of the payment method; at most 30 characters',
  }),
});
