import type { Currency, DiscountCode, PaymentMethod } from '@rendezvous/shared/contract';

type AliasedField = 'value_percentage' | 'minimum_order_value';

/** A discount code whose percentage and minimum order value may have shorter names. */
type AliasedCode = Omit<DiscountCode, AliasedField> & {
  [Name in AliasedField | 'percentage' | 'minimum']?: number | null;
};

/** Converts a code to the field names of the contract, from `percentage` and `minimum` if it has those. */
export const normalizeCode = ({ percentage, minimum, ...code }: AliasedCode): DiscountCode => ({
  ...code,
  value_percentage: code.value_percentage ?? percentage ?? 0,
  minimum_order_value: code.minimum_order_value ?? minimum ?? null,
});

interface Purchase {
  /** Price without discount in minor units. */
  amount: number;
  currency: Currency;
  /** Undefined before the checkout. */
  method?: PaymentMethod | undefined;
}

/** True if a code is valid for a purchase's currency, amount and method; the server checks all rules of the code on the order. */
export const isCodeApplicable = (code: DiscountCode, { amount, currency, method }: Purchase): boolean =>
  (code.currency === null || code.currency === currency) &&
  (code.minimum_order_value ?? 0) <= amount &&
  (method === undefined || code.paymentmethods === null || code.paymentmethods.includes(method));
