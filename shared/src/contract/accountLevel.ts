import type { User } from '../calls/users';

/** The three kinds of people the site knows. */
export const ACCOUNT_LEVELS = ['visitor', 'free', 'premium'] as const;
export type AccountLevel = (typeof ACCOUNT_LEVELS)[number];

/** Level of the current user; derived, never stored. */
export function accountLevel(user: Pick<User, 'paid_user'> | null): AccountLevel {
  if (user === null) return 'visitor';
  return user.paid_user ? 'premium' : 'free';
}
