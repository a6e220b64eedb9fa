import { matchRoute, type Plan, type RemoteName, type RouteDeclaration } from '@rendezvous/shared/contract';
import { shellRoutes } from './shellRoutes';

export interface RouteMatch {
  route: RouteDeclaration;
  owner: RemoteName | 'shell';
  /** Parameters of the path. */
  params: Record<string, string>;
}

/** The route of an address among those of the plan, the shell and its release's additions; undefined is a 404. */
export function matchPlanRoute(plan: Plan, pathname: string, added: readonly RouteDeclaration[] = []): RouteMatch | undefined {
  const remotes = plan.remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, owner: name })));
  const found = matchRoute([...remotes, ...[...shellRoutes, ...added].map((route) => ({ ...route, owner: 'shell' as const }))], pathname);
  if (found === undefined) return undefined;
  const { owner, ...route } = found.route;
  return { route, owner, params: found.params };
}
