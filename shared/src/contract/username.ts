import type { ErrorCode } from './errors';

/** Minimum and maximum length of a username in characters. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 24;

const ALLOWED_CHARACTERS = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
const LINK = /^www\.|\.(com|net|org|info|biz|app|nl|be|de|at|ch|fr|es|it|pl|dk|fi|no|se|uk|ie|eu|io|me|tv|xxx)$/i;

/** Returns the error code of an invalid username, or null; only the server can check whether it is taken. */
export function usernameProblem(name: string, email: string): ErrorCode | null {
  const trimmed = name.trim();
  if (trimmed.startsWith('@')) return 'username_at';
  if (trimmed !== '' && trimmed.toLowerCase() === email.trim().toLowerCase()) return 'username_is_email';
  const length = Array.from(trimmed).length;
  const fits = length >= USERNAME_MIN && length <= USERNAME_MAX && ALLOWED_CHARACTERS.test(trimmed) && !LINK.test(trimmed);
  return fits ? null : 'username_invalid';
}
