import { PARAM_PATTERNS, type Plan, type RemoteName, type RouteDeclaration } from '@rendezvous/shared/contract';
import { shellRoutes } from './shellRoutes';

export interface RouteMatch {
  route: RouteDeclaration;
  owner: RemoteName | 'shell';
}

const PARAM = /^\{(\w+)(\?)?\}$/;

/** The route of an address among those of the plan, the shell and what its release adds; undefined is a 404. */
export function matchRoute(plan: Plan, pathname: string, added: readonly RouteDeclaration[] = []): RouteMatch | undefined {
  const segments = segmentsOf(pathname);
  if (segments === undefined) return undefined;
  const remotes = plan.remotes.flatMap(({ name, routes }) => routes.map((route): RouteMatch => ({ route, owner: name })));
  const all = [...remotes, ...[...shellRoutes, ...added].map((route): RouteMatch => ({ route, owner: 'shell' }))];
  const matches = all.filter(({ route }) => fits(route, segments));
  return matches.sort((left, right) => params(left) - params(right))[0];
}

/** Literal segments win over parameters, so `/{token}` comes last. */
const params = ({ route }: RouteMatch): number => route.path.split('/').filter((part) => PARAM.test(part)).length;

function segmentsOf(pathname: string): string[] | undefined {
  try {
    return pathname === '/'
      ? []
      : pathname
          .replace(/^\/|\/$/g, '')
          .split('/')
          .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function fits(route: RouteDeclaration, segments: readonly string[]): boolean {
  const parts = route.path === '/' ? [] : route.path.slice(1).split('/');
  if (segments.length > parts.length) return false;
  return parts.every((part, index) => {
    const [, name, optional] = PARAM.exec(part) ?? [];
    const segment = segments[index];
    if (segment === undefined) return optional !== undefined;
    return name === undefined ? part === segment : new RegExp(patternOf(route, name)).test(segment);
  });
}

const patternOf = (route: RouteDeclaration, name: string): string => route.params?.[name] ?? PARAM_PATTERNS[name] ?? '^[^/]+$';
