import { safeRedirect } from '@rendezvous/shared/contract';

/** A link has to fit into a line of a chat. */
const LONGEST = 180;

/** Path of a page that a link leads to, as a browser writes it; undefined for what leads elsewhere or is too long. */
export function linkedPath(text: string): string | undefined {
  const path = safeRedirect(text);
  if (path === undefined) return undefined;
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const written = pathname + search + hash;
  return written.length > LONGEST ? undefined : written;
}
