import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '@rendezvous/shared/contract';
import { remoteNames } from './remoteNames';

const PATTERN = /^mfe-[a-z]{2,20}$/;

/** First parts of paths that are no page: what the site, the api and the kit answer, and the prefixes of other texts. */
const TAKEN = ['api', 'assets', 'outbox', 'platform', 'r', 'sandbox', 'shared', 'shell'];

const firstPart = (address: string): string => address.split('/')[1] ?? '';

/** First parts of the paths that the shell and the remotes have. */
function pathsIn(root: string): string[] {
  const manifests = readdirSync(root)
    .map((name) => path.join(root, name, 'remote.json'))
    .filter(existsSync)
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] });
  return [...Object.values(ROUTES), ...manifests.flatMap(({ routes }) => routes)].map((route) => firstPart(route.path));
}

/** Why no remote of this name can be made; undefined when one can. */
export function nameProblem(root: string, name: string | undefined): string | undefined {
  if (name === undefined) return 'Say what it is called: npm run new:remote -- mfe-events';
  if (!PATTERN.test(name)) return `${name} is no name for a remote; use mfe- and 2 to 20 small letters, for example mfe-events.`;
  if (existsSync(path.join(root, name))) return `${name} exists already.`;
  const { area } = remoteNames(name);
  if ([...TAKEN, ...pathsIn(root)].includes(area)) return `/${area} is taken by another part of the site; choose another name.`;
  return undefined;
}
