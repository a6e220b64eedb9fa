import type { Locale } from '@rendezvous/shared/contract';
import { defineMessage } from '../../../src/content/messages';
import { translateSandbox } from './translateSandbox';

/** Texts of the hosted page in one language. */
interface SandboxTexts {
  title: string;
  note: string;
  merchant: string;
  amount: string;
  method: string;
  pay: string;
  fail: string;
  cancel: string;
  leave: string;
  /** Button that reverses a completed payment: a chargeback, or a returned debit. */
  return: string;
  /** Heading of the page of a payment that is no longer open. */
  closed: string;
  back: string;
}

/** Texts of the hosted page by language. */
export const paymentTexts: Record<Locale, SandboxTexts> = translateSandbox({
  title: defineMessage({
    id: 'sandbox.payment.title',
    defaultMessage: 'Confirm your payment',
    description: 'Heading of the test page in place of a payment provider; at most 40 characters',
  }),
  note: defineMessage({
    id: 'sandbox.payment.note',
    defaultMessage: 'This is a test payment. No money moves.',
    description: 'Note in a coloured box of the test page for payments',
  }),
  merchant: defineMessage({
    id: 'sandbox.payment.merchant',
    defaultMessage: 'Pay to',
    description: 'Line of the test page for payments; the name of the company follows; at most 30 characters',
  }),
  amount: defineMessage({
    id: 'sandbox.payment.amount',
    defaultMessage: 'Amount',
    description: 'Line of the test page for payments; the formatted sum follows; at most 30 characters',
  }),
  method: defineMessage({
    id: 'sandbox.payment.method',
    defaultMessage: 'Payment method',
    description: 'Line of the test page for payments; the name of the payment method follows; at most 30 characters',
  }),
  pay: defineMessage({
    id: 'sandbox.payment.pay',
    defaultMessage: 'Pay {amount}',
    description: 'First button of the test page for payments; amount: formatted sum; at most 20 characters',
  }),
  fail: defineMessage({
    id: 'sandbox.payment.fail',
    defaultMessage: 'Make the payment fail',
    description: 'Button of the test page for payments; as if the provider refused the payment; at most 35 characters',
  }),
  cancel: defineMessage({
    id: 'sandbox.payment.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the test page for payments; as if the payer cancelled; at most 30 characters',
  }),
  leave: defineMessage({
    id: 'sandbox.payment.leave',
    defaultMessage: 'Leave pending',
    description: 'Button of the test page for payments; goes back and leaves the payment undecided; at most 30 characters',
  }),
  return: defineMessage({
    id: 'sandbox.payment.return',
    defaultMessage: 'Let the bank take it back',
    description:
      'Button of the test page for a paid payment; as if the bank took the money back from the site: a chargeback or a returned debit; at most 40 characters',
  }),
  closed: defineMessage({
    id: 'sandbox.payment.closed',
    defaultMessage: 'This payment is closed',
    description: 'Heading of the test page for a payment that is paid, failed, cancelled or out of time; at most 40 characters',
  }),
  back: defineMessage({
    id: 'sandbox.payment.back',
    defaultMessage: 'Back to the site',
    description: 'Link on the test page for a payment that is closed; at most 30 characters',
  }),
});
