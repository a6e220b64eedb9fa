import { safeRedirect } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';
import type { Visit } from '../../registry/Visit';

/** A release that one browser gets instead of its visit's. */
export interface Override {
  remote: ReleaseOwner;
  release: string;
  /** Unix milliseconds. */
  expires: number;
  /** Page that its link leads to, `/` by default. The cookie's has none. */
  path?: string;
}

/** Overrides in the form that resolving a visit needs. */
export const toReleases = (overrides: readonly Override[]): NonNullable<Visit['overrides']> =>
  Object.fromEntries(overrides.map(({ remote, release }) => [remote, release]));

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
