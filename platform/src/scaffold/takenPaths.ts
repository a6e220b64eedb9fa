import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@rendezvous/shared/contract';

/** First path segments that no new page may use: the site or the api serves them, or they are prefixes of existing message ids. */
const RESERVED_SEGMENTS = ['api', 'assets', 'outbox', 'platform', 'r', 'sandbox', 'shared', 'shell'];

export const getFirstSegment = (pathname: string): string => pathname.split('/')[1] ?? '';

interface NamedPath {
  name: string;
  path: string;
}

/** Reads the routes of the contract and of all remotes in a repository. */
export function readRoutes(root: string): NamedPath[] {
  const manifests = readdirSync(root)
    .map((name) => path.join(root, name, 'remote.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { routes: NamedPath[] });
  const contractRoutes = Object.entries(ROUTES).map(([name, route]): NamedPath => ({ name, path: route.path }));
  return [...contractRoutes, ...manifests.flatMap(({ routes }) => routes)];
}

/** Returns the first path segments that a new area must not use. */
export const readTakenSegments = (root: string): string[] => [
  ...RESERVED_SEGMENTS,
  ...readRoutes(root).map((route) => getFirstSegment(route.path)),
];

/** Whether the first segment of a path is reserved. */
export const isReservedPath = (pathname: string): boolean => RESERVED_SEGMENTS.includes(getFirstSegment(pathname));
