import { DAY_S, timeBonusEnd, welcomeStart } from '@rendezvous/shared/contract';
import type { CheckedCode } from './findDiscountProblem';

export const WELCOME_CODE = 'WELCOME25';

const OFFER_DAYS = 14;

/** True between the end of the time bonus and the start of the welcome discount, when no automatic code applies. */
export function isBetweenAutomaticCodes(signupDate: number, now: number): boolean {
  const member = { signup_date: signupDate };
  return now >= timeBonusEnd(member) && now < welcomeStart(member);
}

/**
 * A member's welcome discount: 25 percent on the first purchase, for two weeks starting 30 days after the end of the time bonus; undefined
 * before that time. It is derived from the sign-up date, so its deadline is genuine and never moves.
 */
export function getWelcomeCode(member: { id: string; signupDate: number }, now: number): CheckedCode | undefined {
  const start = welcomeStart({ signup_date: member.signupDate });
  if (now < start) return undefined;
  const expires = start + OFFER_DAYS * DAY_S;
  return {
    code: WELCOME_CODE,
    country: null,
    user_id: member.id,
    expires,
    value_percentage: 25,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: now >= expires,
    paymentmethods: null,
    firstPurchaseOnly: true,
  };
}
