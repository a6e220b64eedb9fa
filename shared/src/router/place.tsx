import { createContext, type ReactNode, use, useCallback, useMemo } from 'react';
import {
  createPath,
  createSearchParams,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  resolvePath,
  type To,
  type URLSearchParamsInit,
  useLocation as useBrowserLocation,
  useNavigate as useRouterNavigate,
  useParams as useMatchedParams,
} from 'react-router-dom';

type Params = Readonly<Record<string, string | undefined>>;

/** Location and path parameters of the shown screen; null outside a screen, where those of the browser's current URL apply. */
const ShownPlaceContext = createContext<{ location: Location; params: Params } | null>(null);

interface ShownPlaceProps {
  location: Location;
  /** Parameters of the location's path, as returned by `useParams`. */
  params: Params;
  children: ReactNode;
}

/**
 * Renders a screen at the location it was resolved for, even if the address bar already has the next one. Equivalent to the
 * router's `Routes` with a location, without matching paths again.
 */
export const ShownPlace = ({ location, params, children }: ShownPlaceProps) => (
  <ShownPlaceContext value={{ location, params }}>{children}</ShownPlaceContext>
);

/** Returns the location of the shown screen; outside a screen, that of the address bar, which may already be the next one. */
export function useLocation(): Location {
  const browserLocation = useBrowserLocation();
  return use(ShownPlaceContext)?.location ?? browserLocation;
}

/** Returns the decoded path parameters of the shown screen; outside a screen, those of the URL in the address bar. */
export function useParams(): Params {
  const matchedParams = useMatchedParams();
  return use(ShownPlaceContext)?.params ?? matchedParams;
}

/** Returns the path, query and hash of a target; a relative one is resolved against `useLocation`. */
export const useHref = (to: To): string => createPath(resolvePath(to, useLocation().pathname));

/** Returns a function that navigates to a target or by a number of history entries; a relative target is resolved against `useLocation`. */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => (typeof to === 'number' ? navigate(to) : navigate(resolvePath(to, pathname), options)),
    [navigate, pathname],
  );
}

type QueryUpdate = URLSearchParamsInit | ((query: URLSearchParams) => URLSearchParamsInit);

/** Returns the query of `useLocation`, and a function that navigates to the same path with another query. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback(
    (next: QueryUpdate, options?: NavigateOptions): void =>
      void navigate(`?${createSearchParams(typeof next === 'function' ? next(query) : next)}`, options),
    [navigate, query],
  );
  return [query, setQuery] as const;
}
