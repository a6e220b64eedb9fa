import { REMOTES, type RouteName, ROUTES } from '@rendezvous/shared/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../../..');
const API_FOLDER = path.join(ROOT, 'api/src');
const LINK_PATTERN = /publicOrigin\}(?:(\/[\w/-]+)|\$\{pathTo\('([\w-]+)'\)\}|\$\{pathToComplaint\()/g;

/** Paths of pages that emails link to, found in the sources that write these links. */
function findLinkedPaths(): string[] {
  const files = readdirSync(API_FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const paths = files.flatMap((file) =>
    [...readFileSync(path.join(API_FOLDER, file), 'utf8').matchAll(LINK_PATTERN)].map(
      ([, literalPath, route]) => literalPath ?? ROUTES[(route ?? 'complaints') as RouteName].path,
    ),
  );
  return [...new Set(paths)].filter((linkedPath) => !linkedPath.startsWith('/api/')).sort();
}

const shellPaths = Object.values(ROUTES).flatMap((route) => (route.owner === 'shell' ? [route.path] : []));

/** Paths that have a screen: the shell's routes, each of which has one by contract, and the paths that remotes declare. */
function findShownPaths(): string[] {
  const manifests = REMOTES.map((name) => JSON.parse(readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8')) as RemoteRoutes);
  return [...shellPaths, ...manifests.flatMap(({ routes }) => routes.map((route) => route.path))];
}

interface RemoteRoutes {
  routes: { path: string }[];
}

describe('links in e-mails', () => {
  test('R-406 are all found', () => {
    expect(findLinkedPaths()).toEqual([
      '/account-deleted',
      '/activate/done',
      '/complaints',
      '/mail-change/do',
      '/pages/ban',
      '/reset-password/do',
    ]);
  });

  test.each(findLinkedPaths())('R-406 %s is a page of the site', (linkedPath) => {
    expect(findShownPaths()).toContain(linkedPath);
  });
});
