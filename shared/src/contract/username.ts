import type { ErrorCode } from './errors';

/** Length of a username in characters. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 24;

const ALLOWED = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
const LINK = /^www\.|\.(com|net|org|info|biz|app|nl|be|de|at|ch|fr|es|it|pl|dk|fi|no|se|uk|ie|eu|io|me|tv|xxx)$/i;

/** Problem of a username, or null; only the server knows whether it is taken. */
export function usernameProblem(name: string, email: string): ErrorCode | null {
  const wanted = name.trim();
  if (wanted.startsWith('@')) return 'username_at';
  if (wanted !== '' && wanted.toLowerCase() === email.trim().toLowerCase()) return 'username_is_email';
  const length = Array.from(wanted).length;
  const fits = length >= USERNAME_MIN && length <= USERNAME_MAX && ALLOWED.test(wanted) && !LINK.test(wanted);
  return fits ? null : 'username_invalid';
}
