import { type DiscountCode, timeBonusCode } from '@rendezvous/shared/contract';

/** The welcome code, without an end; its terms are those of the time bonus. */
export const aDiscountCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  ...timeBonusCode({ id: '', signup_date: 0 }),
  code: 'WELCOME25',
  user_id: null,
  expires: null,
  ...changes,
});
