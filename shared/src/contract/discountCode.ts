import type { Currency } from './money';
import type { PaymentMethod } from './paymentMethods';

/** A discount code; null in country, user_id, currency and paymentmethods means any. */
export interface DiscountCode {
  code: string;
  country: string | null;
  user_id: string | null;
  /** Unix seconds, or null when it does not end. */
  expires: number | null;
  value_percentage: number;
  currency: Currency | null;
  /** Minor units. */
  minimum_order_value: number | null;
  status: 'active' | 'used' | 'disabled';
  validity: 'once-per-user' | 'once' | 'unlimited';
  expired: boolean;
  paymentmethods: PaymentMethod[] | null;
}
