import { PACKAGE_ID_PATTERN, PARAM_PATTERNS } from './routes';

/** The part of a route declaration that matching needs. */
export interface MatchableRoute {
  name: string;
  /** Path with `{param}` and `{param?}`. */
  path: string;
  /** Patterns that override those of PARAM_PATTERNS. */
  params?: Record<string, string>;
}

export interface RouteMatch<Route extends MatchableRoute> {
  route: Route;
  /** Decoded values by name. */
  params: Record<string, string>;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parameterOf = (segment: string): string | undefined => /^\{(\w+)\??\}$/.exec(segment)?.[1];

const isOptional = (segment: string): boolean => segment.endsWith('?}');

/** Static segments take precedence over parameters, position by position; a lone `/{token}` comes last. */
function weight(path: string): string {
  return segmentsOf(path)
    .map((segment) => (parameterOf(segment) ? '1' : '0'))
    .join('');
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function matchSegments(route: MatchableRoute, given: readonly string[]): Record<string, string> | undefined {
  const wanted = segmentsOf(route.path);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    const name = parameterOf(segment);
    if (value === undefined) {
      if (!isOptional(segment)) return undefined;
    } else if (name === undefined) {
      if (value !== segment) return undefined;
    } else {
      params[name] = value;
    }
  }
  return params;
}

/** Decoded parameters, or undefined when one of them does not match its pattern. */
function accepted(route: MatchableRoute, raw: Record<string, string>): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [name, segment] of Object.entries(raw)) {
    const value = decode(segment);
    const pattern =
      route.params?.[name] ?? (route.name.startsWith('credits-id') && name === 'id' ? PACKAGE_ID_PATTERN : PARAM_PATTERNS[name]);
    if (value === undefined || (pattern !== undefined && !new RegExp(pattern).test(value))) return undefined;
    params[name] = value;
  }
  return params;
}

/**
 * Route of a path, or undefined for a 404: unknown, or a parameter that does not match its pattern. Static paths take precedence over
 * parameters (appendix A); the first route that matches by segments decides, so a bad parameter never falls through to a wider route.
 */
export function matchRoute<Route extends MatchableRoute>(routes: readonly Route[], pathname: string): RouteMatch<Route> | undefined {
  const given = segmentsOf(pathname);
  const ordered = [...routes].sort((a, b) => (weight(a.path) < weight(b.path) ? -1 : 1));
  for (const route of ordered) {
    const raw = matchSegments(route, given);
    const params = raw && accepted(route, raw);
    if (raw) return params && { route, params };
  }
  return undefined;
}
