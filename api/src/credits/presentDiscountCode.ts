import type { DiscountCode } from '@rendezvous/shared/contract';
import type { CheckedCode } from './discountProblem';

/** A code as the contract has it. */
export function presentDiscountCode({ firstPurchaseOnly: _known, ...code }: CheckedCode): DiscountCode {
  return code;
}
