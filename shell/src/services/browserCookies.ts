import { DAY_S } from '@rendezvous/shared/contract';
import type { Cookies } from '@rendezvous/shared/store';

/** Cookies of the page: site-wide path, SameSite, Secure on https. */
export function browserCookies(page: Document): Cookies {
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  return {
    get(name) {
      const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
    },
    set(name, value, days) {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${days * DAY_S}${secure}`;
    },
  };
}
