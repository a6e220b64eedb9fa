import { timeBonusEnd } from './timeBonus';
import type { User } from '../calls/users';

/** Days after the end of the time bonus without an automatic discount. */
export const QUIET_DAYS = 30;

/** Earliest time at which a member may have a welcome code, in unix seconds. */
export const welcomeStart = (user: Pick<User, 'signup_date'>): number => timeBonusEnd(user) + QUIET_DAYS * 86_400;

/** False while there can be no welcome code at `now` (unix seconds): it is for the first purchase, after the quiet days. */
export const mayHaveWelcome = (user: Pick<User, 'paid_user' | 'signup_date'> | null, now: number): boolean =>
  user !== null && !user.paid_user && now >= welcomeStart(user);
