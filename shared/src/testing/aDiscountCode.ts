import { type DiscountCode, timeBonusCode } from '@rendezvous/shared/contract';

/** A welcome code that never expires; its other terms are those of the time bonus. */
export const aDiscountCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  ...timeBonusCode({ id: '', signup_date: 0 }),
  code: 'WELCOME25',
  user_id: null,
  expires: null,
  ...changes,
});
