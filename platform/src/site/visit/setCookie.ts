const DAY_S = 86_400;

interface CookieOptions {
  days: number;
  secure: boolean;
  /** Hidden from scripts. */
  httpOnly: boolean;
}

/** A Set-Cookie value for the whole site; `value` must not need escaping. */
export const setCookie = (name: string, value: string, { days, secure, httpOnly }: CookieOptions): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${days * DAY_S}`,
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
