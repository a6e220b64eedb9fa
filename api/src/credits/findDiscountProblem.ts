import type { Currency, DiscountCode, ErrorCode, ErrorParams, PaymentMethod } from '@rendezvous/shared/contract';

/** Circumstances of a code's use; an amount or method that is still unknown, as while a code is being entered, is not checked. */
export interface DiscountUse {
  memberId: string;
  country: string;
  currency: Currency;
  now: number;
  /** True if the member has used the code or, for a `once` code, anyone has; always false for an `unlimited` code. */
  isUsed: boolean;
  hasPurchased: boolean;
  /** Minor units. */
  amount?: number;
  method?: PaymentMethod;
}

export interface DiscountProblem {
  code: ErrorCode;
  params?: ErrorParams;
}

/** A code with its server-only field. */
export type CheckedCode = DiscountCode & { firstPurchaseOnly: boolean };

type Rule = (code: CheckedCode, use: DiscountUse) => DiscountProblem | false;

const RULES: readonly Rule[] = [
  (code, use) => (code.status === 'disabled' || (code.user_id !== null && code.user_id !== use.memberId)) && { code: 'code_not_found' },
  (code, use) => (use.isUsed || code.status === 'used' || (code.firstPurchaseOnly && use.hasPurchased)) && { code: 'code_used' },
  (code, use) => code.expires !== null && use.now >= code.expires && { code: 'code_expired' },
  (code, use) => code.country !== null && code.country !== use.country && { code: 'code_country' },
  (code, use) => code.currency !== null && code.currency !== use.currency && { code: 'code_country' },
  ({ minimum_order_value: minimum }, { amount, currency }) =>
    minimum !== null && amount !== undefined && amount < minimum && { code: 'code_minimum', params: { amount: minimum, currency } },
  (code, { method }) =>
    code.paymentmethods !== null && method !== undefined && !code.paymentmethods.includes(method) && { code: 'code_method' },
];

/** Returns the first reason why a code cannot be used; undefined if it can. */
export function findDiscountProblem(code: CheckedCode, use: DiscountUse): DiscountProblem | undefined {
  for (const rule of RULES) {
    const problem = rule(code, use);
    if (problem) return problem;
  }
  return undefined;
}
