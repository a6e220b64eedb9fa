import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@rendezvous/shared/contract';

/** First path segments that are not pages: answered by the site, the api or the kit, and prefixes of other texts. */
const TAKEN = ['api', 'assets', 'outbox', 'platform', 'r', 'sandbox', 'shared', 'shell'];

export const firstPart = (address: string): string => address.split('/')[1] ?? '';

interface Named {
  name: string;
  path: string;
}

/** Routes of the shell and the remotes of a repository. */
export function routesIn(root: string): Named[] {
  const manifests = readdirSync(root)
    .map((name) => path.join(root, name, 'remote.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { routes: Named[] });
  const own = Object.entries(ROUTES).map(([name, route]): Named => ({ name, path: route.path }));
  return [...own, ...manifests.flatMap(({ routes }) => routes)];
}

/** First path segments that a new area must not use. */
export const takenParts = (root: string): string[] => [...TAKEN, ...routesIn(root).map((route) => firstPart(route.path))];

/** Whether the site itself handles an address. */
export const isOfSite = (address: string): boolean => TAKEN.includes(firstPart(address));
