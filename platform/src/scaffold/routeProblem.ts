import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RouteNames } from './routeNames';
import { isReservedPath, readRoutes } from './takenPaths';

const NAME_PATTERN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH_PATTERN = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Returns why a route with these names cannot be created; undefined when it can. */
export function routeProblem(root: string, { remote, route, path: address }: Partial<RouteNames>): string | undefined {
  if (remote === undefined || route === undefined) return 'Give the remote and a name for the route: npm run new:route -- mfe-chat letters';
  if (!existsSync(path.join(root, remote, 'remote.json'))) return `${remote} is not a remote.`;
  if (!NAME_PATTERN.test(route)) return `${route} is not a name for a route; use lower-case letters, for example letters or my-letters.`;
  if (address === undefined || !PATH_PATTERN.test(address))
    return `${address} is not an address; use lower-case letters, for example /letters.`;
  const routes = readRoutes(root);
  if (routes.some(({ name }) => name === route)) return `There is already a route ${route}.`;
  if (isReservedPath(address) || routes.some((existingRoute) => existingRoute.path === address))
    return `${address} is taken; choose another with --path.`;
  return undefined;
}
