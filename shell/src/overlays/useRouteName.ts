import { matchRoute, ROUTES, type RouteName } from '@rendezvous/shared/contract';
import { useLocation } from '@rendezvous/shared/router';

const TABLE = Object.entries(ROUTES).map(([name, { path }]) => ({ name: name as RouteName, path }));

/** The specification's name of the current route, available above all layouts. */
export function useRouteName(): RouteName | undefined {
  return matchRoute(TABLE, useLocation().pathname)?.route.name;
}
