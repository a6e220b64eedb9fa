import { DAY_S } from './durations';
import type { DiscountCode } from '../calls/discountCodes';
import type { User } from '../calls/users';
import { TIME_BONUS_S } from './constants';

type BonusMember = Pick<User, 'paid_user' | 'signup_date'>;

/** Returns the end of a member's time bonus in unix seconds. */
export const timeBonusEnd = (user: Pick<User, 'signup_date'>): number => user.signup_date + TIME_BONUS_S;

/** Returns the remaining seconds of the time bonus at `now` (unix seconds); 0 when there is none. */
export function timeBonusRemaining(user: BonusMember | null, now: number): number {
  if (user === null || user.paid_user) return 0;
  return Math.max(0, Math.min(TIME_BONUS_S, timeBonusEnd(user) - now));
}

/** Returns the time bonus of a member as a discount code. */
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

/** Returns the time bonus if there is one, otherwise the welcome code, otherwise null. */
export const activeDiscount = (timeBonus: DiscountCode | null, welcomeCode: DiscountCode | null): DiscountCode | null =>
  timeBonus ?? welcomeCode;

/** True while a code is valid at `now` (unix seconds). */
export const isRunning = (code: DiscountCode, now: number): boolean =>
  code.status === 'active' && !code.expired && (code.expires === null || code.expires > now);

/** Number of days after the end of the time bonus during which members get no automatic discount. */
export const QUIET_DAYS = 30;

/** Returns the earliest time in unix seconds at which a member may have a welcome code. */
export const welcomeStart = (user: Pick<User, 'signup_date'>): number => timeBonusEnd(user) + QUIET_DAYS * DAY_S;

/** True when a member may have a welcome code at `now` (unix seconds): before the first purchase and after the quiet days. */
export const mayHaveWelcome = (user: BonusMember | null, now: number): boolean =>
  user !== null && !user.paid_user && now >= welcomeStart(user);

const pad = (value: number): string => String(value).padStart(2, '0');

/** Formats seconds as hours:minutes:seconds with at least two digits each, for example `04:00:00`; fractions are truncated. */
export function formatCountdown(seconds: number): string {
  const remaining = Math.max(0, Math.floor(seconds));
  return [Math.floor(remaining / 3600), Math.floor(remaining / 60) % 60, remaining % 60].map(pad).join(':');
}
