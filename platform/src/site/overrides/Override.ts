import { safeRedirect } from '@rendezvous/shared/contract';
import type { ReleaseOwner } from '../../registry/Registry';
import type { Visit } from '../../registry/Visit';

/** A release that one browser gets instead of the one that its visit resolves to. */
export interface Override {
  remote: ReleaseOwner;
  release: string;
  /** Unix milliseconds. */
  expires: number;
  /** Path of the page that the link leads to, `/` by default; overrides in the cookie have no path. */
  path?: string;
}

/** Converts overrides to the form that is needed to resolve a visit. */
export const toReleasesByRemote = (overrides: readonly Override[]): NonNullable<Visit['overrides']> =>
  Object.fromEntries(overrides.map(({ remote, release }) => [remote, release]));

/** Maximum number of characters of the path: a link has to fit on one line of a chat. */
const MAX_PATH_LENGTH = 180;

/** Returns the normalised path of the page that a link leads to; undefined for a URL of another site, or when the path is too long. */
export function parseLinkedPath(text: string): string | undefined {
  const path = safeRedirect(text);
  if (path === undefined) return undefined;
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  const normalizedPath = pathname + search + hash;
  return normalizedPath.length > MAX_PATH_LENGTH ? undefined : normalizedPath;
}
