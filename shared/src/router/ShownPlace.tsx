import type { ReactNode } from 'react';
import {
  type Location,
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

interface ShownPlaceProps {
  location: Location;
  /** Parameters of the location's path, as returned by `useParams`. */
  params: Record<string, string>;
  children: ReactNode;
}

/**
 * Renders a screen at the location it was resolved for, which stays while the next one is loading. Equivalent to the router's `Routes` with a
 * location, without matching paths again.
 */
export function ShownPlace({ location, params, children }: ShownPlaceProps) {
  const { pathname } = location;
  const match = { params, pathname, pathnameBase: pathname, route: { path: pathname } };
  return (
    <LocationContext value={{ location, navigationType: NavigationType.Pop }}>
      <RouteContext value={{ outlet: null, matches: [match], isDataRoute: false }}>{children}</RouteContext>
    </LocationContext>
  );
}
