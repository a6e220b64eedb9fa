import { cookie } from '../visit/cookie';
import type { Override } from './Override';
import type { OverrideTokens } from './OverrideTokens';

const NAME = 'overrides';
/** Between the tokens; no token has it. */
const SEPARATOR = '~';
/** The shell and every remote. */
const LIMIT = 10;

/** The overrides of a browser that are signed and have not expired, one for a remote: the newest. */
export function readOverrides(tokens: OverrideTokens, header: string | undefined): Override[] {
  const given = (cookie(header, NAME) ?? '').split(SEPARATOR).slice(-LIMIT);
  const valid = given.flatMap((token) => tokens.read(token) ?? []);
  return [...new Map(valid.map((override) => [override.remote, override])).values()];
}

/** Set-Cookie value that keeps overrides until the last of them expires; without any the cookie goes. */
export function overridesCookie(tokens: OverrideTokens, overrides: readonly Override[], now: number, secure: boolean): string {
  const until = Math.max(now, ...overrides.map(({ expires }) => expires));
  return [
    `${NAME}=${overrides.map(({ remote, release, expires }) => tokens.issue({ remote, release, expires })).join(SEPARATOR)}`,
    'Path=/',
    `Max-Age=${Math.ceil((until - now) / 1_000)}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    'HttpOnly',
  ].join('; ');
}
