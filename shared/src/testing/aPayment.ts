import type { Payment } from '@rendezvous/shared/contract';
import { NOW_S } from './testNow';

/** A pending purchase of the medium package. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  payment_id: 'Payment000',
  credits: 50,
  amount: 5750,
  original_amount: 5750,
  currency: 'EUR',
  payment_method: 'ideal',
  status: 'pending',
  created: NOW_S - 60,
  completed: null,
  package_id: 3,
  discount_code: null,
  vat_rate: 21,
  vat_amount: 998,
  unused_credits: 0,
  refundable_credits: 0,
  refundable_amount: 0,
  refunded_credits: 0,
  refunded_amount: 0,
  refundable_until: null,
  ...changes,
});
