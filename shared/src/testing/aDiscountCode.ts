import type { DiscountCode } from '@rendezvous/shared/contract';

/** The welcome code, without an end. */
export const aDiscountCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'WELCOME25',
  country: null,
  user_id: null,
  expires: null,
  value_percentage: 25,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
  ...changes,
});
