import type { DiscountCode } from '../calls/credits';

/** The active discount: the time bonus if there is one, otherwise the welcome code, otherwise none. */
export const activeDiscount = (timeBonus: DiscountCode | null, welcome: DiscountCode | null): DiscountCode | null => timeBonus ?? welcome;

/** True while a code is valid at `now` (unix seconds). */
export const isRunning = (code: DiscountCode, now: number): boolean =>
  code.status === 'active' && !code.expired && (code.expires === null || code.expires > now);
