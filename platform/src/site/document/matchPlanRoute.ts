import { matchRoute, type Plan, type RemoteName, type RouteDeclaration } from '@rendezvous/shared/contract';
import { shellRoutes } from './shellRoutes';

export interface RouteMatch {
  route: RouteDeclaration;
  owner: RemoteName | 'shell';
  /** Parameters of the path. */
  params: Record<string, string>;
}

/**
 * Finds the route for a path among the routes of the plan, those of the shell, and `addedRoutes` from the shell's release; undefined means
 * 404.
 */
export function matchPlanRoute(plan: Plan, pathname: string, addedRoutes: readonly RouteDeclaration[] = []): RouteMatch | undefined {
  const remoteRoutes = plan.remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, owner: name })));
  const match = matchRoute(
    [...remoteRoutes, ...[...shellRoutes, ...addedRoutes].map((route) => ({ ...route, owner: 'shell' as const }))],
    pathname,
  );
  if (match === undefined) return undefined;
  const { owner, ...route } = match.route;
  return { route, owner, params: match.params };
}
