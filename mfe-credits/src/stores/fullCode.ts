import type { DiscountCode } from '@rendezvous/shared/contract';

type Renamed = 'value_percentage' | 'minimum_order_value';

/** A code whose percentage and minimum may have shorter names. */
export type WrittenCode = Omit<DiscountCode, Renamed> & {
  [Name in Renamed | 'percentage' | 'minimum']?: number | null;
};

/** A code with the names of the contract: `percentage` and `minimum` are accepted too. */
export const fullCode = ({ percentage, minimum, ...code }: WrittenCode): DiscountCode => ({
  ...code,
  value_percentage: code.value_percentage ?? percentage ?? 0,
  minimum_order_value: code.minimum_order_value ?? minimum ?? null,
});
