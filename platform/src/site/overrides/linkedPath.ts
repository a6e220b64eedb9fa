import { safeRedirect } from '@rendezvous/shared/contract';

/** A link has to fit into a line of a chat. */
const LONGEST = 180;

/** Path of the page a link leads to, normalized; undefined for other sites or when too long. */
export function linkedPath(text: string): string | undefined {
  const path = safeRedirect(text);
  if (path === undefined) return undefined;
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const written = pathname + search + hash;
  return written.length > LONGEST ? undefined : written;
}
