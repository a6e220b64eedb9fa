import { createContext, type ReactNode, useContext } from 'react';
import { type Location, type Params, useParams as useRouterParams, useRoutes } from 'react-router-dom';

const ParamsContext = createContext<Readonly<Params<string>> | null>(null);

/** Returns the decoded path parameters of the screen that is shown, by name. */
export function useParams(): Readonly<Params<string>> {
  const routerParams = useRouterParams();
  return useContext(ParamsContext) ?? routerParams;
}

interface ShownPlaceProps {
  location: Location;
  /** Decoded parameters of the location's path, for `useParams`. */
  params: Record<string, string>;
  children: ReactNode;
}

/**
 * Renders a screen at the location for which it was resolved, even while the screen of the next location is loading. The path has already been
 * matched by the contract, so a single catch-all route is enough for the router.
 */
export function ShownPlace({ location, params, children }: ShownPlaceProps) {
  const element = <ParamsContext value={params}>{children}</ParamsContext>;
  return useRoutes([{ path: '*', element }], location);
}
