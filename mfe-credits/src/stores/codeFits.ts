import type { Currency, DiscountCode, PaymentMethod } from '@rendezvous/shared/contract';

interface Purchase {
  /** Price without discount in minor units. */
  amount: number;
  currency: Currency;
  /** Unknown before the checkout. */
  method?: PaymentMethod | undefined;
}

/** True when a code lowers this purchase; the server checks all of its rules again on the order. */
export const codeFits = (code: DiscountCode, { amount, currency, method }: Purchase): boolean =>
  (code.currency === null || code.currency === currency) &&
  (code.minimum_order_value ?? 0) <= amount &&
  (method === undefined || code.paymentmethods === null || code.paymentmethods.includes(method));
