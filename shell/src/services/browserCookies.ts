import { DAY_S } from '@rendezvous/shared/contract';
import type { Cookies } from '@rendezvous/shared/store';

/** Gives access to the page's cookies; those it sets have a site-wide path, SameSite, and Secure on https. */
export function createBrowserCookies(page: Document): Cookies {
  const secureAttribute = page.location.protocol === 'https:' ? '; Secure' : '';
  return {
    get(name) {
      const pair = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
      return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
    },
    set(name, value, days) {
      page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${days * DAY_S}${secureAttribute}`;
    },
  };
}
