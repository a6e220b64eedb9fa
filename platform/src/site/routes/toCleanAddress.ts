import { safeRedirect } from '@rendezvous/shared/contract';

/**
 * The address of the same page without doubled or trailing slashes, so that each page has one address; undefined if it has none, or if the result could
 * lead to another site.
 */
export function toCleanAddress(url: string): string | undefined {
  const [pathname = '/', ...query] = url.split('?');
  const cleanPath = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  return cleanPath === pathname ? undefined : safeRedirect([cleanPath, ...query].join('?'));
}
