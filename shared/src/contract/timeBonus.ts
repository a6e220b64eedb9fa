import { TIME_BONUS_S } from './constants';
import type { DiscountCode } from '../calls/credits';
import type { User } from '../calls/users';

type BonusMember = Pick<User, 'paid_user' | 'signup_date'>;

/** End of a member's time bonus, in unix seconds. */
export const timeBonusEnd = (user: Pick<User, 'signup_date'>): number => user.signup_date + TIME_BONUS_S;

/** Remaining seconds of the time bonus at `now` (unix seconds); 0 when it is off. */
export function timeBonusRemaining(user: BonusMember | null, now: number): number {
  if (user === null || user.paid_user) return 0;
  return Math.max(0, Math.min(TIME_BONUS_S, timeBonusEnd(user) - now));
}

/** The time bonus of a member as a discount code. */
export function timeBonusCode(user: Pick<User, 'id' | 'signup_date'>): DiscountCode {
  return {
    code: 'TIMEBONUS25',
    country: null,
    user_id: user.id,
    expires: timeBonusEnd(user),
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
}
