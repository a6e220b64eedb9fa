import type { ErrorCode } from './errors';

/** Minimum and maximum length of a username in characters. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 24;

const ALLOWED_CHARACTERS_PATTERN = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
const LINK_PATTERN = /^www\.|\.(com|net|org|info|biz|app|nl|be|de|at|ch|fr|es|it|pl|dk|fi|no|se|uk|ie|eu|io|me|tv|xxx)$/i;

/** Returns the error code of an invalid username, or null; only the server can check whether it is taken. */
export function usernameProblem(name: string, email: string): ErrorCode | null {
  const trimmedName = name.trim();
  if (trimmedName.startsWith('@')) return 'username_at';
  if (trimmedName !== '' && trimmedName.toLowerCase() === email.trim().toLowerCase()) return 'username_is_email';
  const length = Array.from(trimmedName).length;
  const isValid =
    length >= USERNAME_MIN && length <= USERNAME_MAX && ALLOWED_CHARACTERS_PATTERN.test(trimmedName) && !LINK_PATTERN.test(trimmedName);
  return isValid ? null : 'username_invalid';
}
