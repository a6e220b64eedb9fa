import { PACKAGE_ID_PATTERN, PARAM_PATTERNS } from './routes';

/** The fields of a route declaration that matching needs. */
export interface MatchableRoute {
  name: string;
  /** Path with `{param}` and `{param?}`. */
  path: string;
  /** Patterns by parameter, overriding those in PARAM_PATTERNS. */
  params?: Record<string, string>;
}

export interface RouteMatch<Route extends MatchableRoute> {
  route: Route;
  /** Decoded parameters by name. */
  params: Record<string, string>;
}

const splitPath = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parseParameterName = (segment: string): string | undefined => /^\{(\w+)\??\}$/.exec(segment)?.[1];

const isOptional = (segment: string): boolean => segment.endsWith('?}');

/** Returns a sort key that puts a static segment before a parameter at each position. */
function getSortKey(path: string): string {
  return splitPath(path)
    .map((segment) => (parseParameterName(segment) ? '1' : '0'))
    .join('');
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function matchSegments(route: MatchableRoute, segments: readonly string[]): Record<string, string> | undefined {
  const expectedSegments = splitPath(route.path);
  if (segments.length > expectedSegments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expectedSegments.entries()) {
    const value = segments[index];
    const name = parseParameterName(segment);
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

/** Decodes the parameters of a route; returns undefined when one cannot be decoded or does not match its pattern. */
function decodeParams(route: MatchableRoute, rawParams: Record<string, string>): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [name, segment] of Object.entries(rawParams)) {
    const value = decodeSegment(segment);
    const pattern =
      route.params?.[name] ?? (route.name.startsWith('credits-id') && name === 'id' ? PACKAGE_ID_PATTERN : PARAM_PATTERNS[name]);
    if (value === undefined || (pattern !== undefined && !new RegExp(pattern).test(value))) return undefined;
    params[name] = value;
  }
  return params;
}

/**
 * Finds the route of a path; undefined for a 404, when no route matches or a parameter does not match its pattern. Static segments take
 * precedence over parameters (appendix A). The first route whose segments match decides: an invalid parameter never falls through to a wider route.
 */
export function matchRoute<Route extends MatchableRoute>(routes: readonly Route[], pathname: string): RouteMatch<Route> | undefined {
  const segments = splitPath(pathname);
  const sortedRoutes = [...routes].sort((a, b) => (getSortKey(a.path) < getSortKey(b.path) ? -1 : 1));
  for (const route of sortedRoutes) {
    const rawParams = matchSegments(route, segments);
    const params = rawParams && decodeParams(route, rawParams);
    if (rawParams) return params && { route, params };
  }
  return undefined;
}
