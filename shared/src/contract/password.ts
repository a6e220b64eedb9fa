import { isCommonPassword } from './commonPassword';

/** Length of a password in characters. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

interface Owner {
  email: string;
  name: string;
}

const same = (a: string, b: string): boolean => b !== '' && a.toLowerCase() === b.toLowerCase();

/** False for a password that is too short or long, common, or equal to its owner's address or name. */
export function isPassword(password: string, { email, name }: Owner): boolean {
  const length = Array.from(password).length;
  const fits = length >= PASSWORD_MIN && length <= PASSWORD_MAX;
  return fits && !isCommonPassword(password) && !same(password, email) && !same(password, name);
}

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/** How hard a password is to guess, for display; length counts more than variety, and a common one is weak. */
export function passwordStrength(password: string): PasswordStrength {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < PASSWORD_MIN || different < 5 || isCommonPassword(password)) return 'weak';
  return password.length >= 14 || (password.length >= 11 && kinds >= 3) ? 'strong' : 'fair';
}
