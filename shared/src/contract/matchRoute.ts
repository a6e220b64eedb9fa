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

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parameterOf = (segment: string): string | undefined => /^\{(\w+)\??\}$/.exec(segment)?.[1];

const isOptional = (segment: string): boolean => segment.endsWith('?}');

/** Returns a sort key that puts a static segment before a parameter at each position. */
function sortKey(path: string): string {
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

function matchSegments(route: MatchableRoute, segments: readonly string[]): Record<string, string> | undefined {
  const expected = segmentsOf(route.path);
  if (segments.length > expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = segments[index];
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

/** Decodes the parameters of a route; returns undefined when one cannot be decoded or does not match its pattern. */
function decodeParams(route: MatchableRoute, raw: Record<string, string>): Record<string, string> | undefined {
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
 * Finds the route of a path; undefined for a 404, when no route matches or a parameter does not match its pattern. Static segments take
 * precedence over parameters (appendix A). The first route whose segments match decides: an invalid parameter never falls through to a wider route.
 */
export function matchRoute<Route extends MatchableRoute>(routes: readonly Route[], pathname: string): RouteMatch<Route> | undefined {
  const segments = segmentsOf(pathname);
  const sorted = [...routes].sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
  for (const route of sorted) {
    const raw = matchSegments(route, segments);
    const params = raw && decodeParams(route, raw);
    if (raw) return params && { route, params };
  }
  return undefined;
}
