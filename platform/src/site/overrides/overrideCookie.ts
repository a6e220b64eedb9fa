import { readCookie } from '../visit/readCookie';
import type { Override } from './Override';
import type { OverrideTokens } from './OverrideTokens';

const COOKIE_NAME = 'overrides';
/** Separates the tokens; no token contains it. */
const SEPARATOR = '~';
/** Maximum number of tokens that are read; enough for the shell and every remote. */
const MAX_TOKENS = 10;

/** Reads the valid, unexpired overrides of a browser, only the latest one for each remote. */
export function readOverrides(tokens: OverrideTokens, header: string | undefined): Override[] {
  const rawTokens = (readCookie(header, COOKIE_NAME) ?? '').split(SEPARATOR).slice(-MAX_TOKENS);
  const overrides = rawTokens.flatMap((token) => tokens.read(token) ?? []);
  return [...new Map(overrides.map((override) => [override.remote, override])).values()];
}

/** Creates the Set-Cookie value that keeps overrides until the last of them expires; without any, it deletes the cookie. */
export function createOverridesCookie(tokens: OverrideTokens, overrides: readonly Override[], now: number, secure: boolean): string {
  const lastExpiry = Math.max(now, ...overrides.map(({ expires }) => expires));
  return [
    `${COOKIE_NAME}=${overrides.map(({ remote, release, expires }) => tokens.issue({ remote, release, expires })).join(SEPARATOR)}`,
    'Path=/',
    `Max-Age=${Math.ceil((lastExpiry - now) / 1_000)}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    'HttpOnly',
  ].join('; ');
}
