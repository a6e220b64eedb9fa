import { createContext, type ReactNode, useContext } from 'react';
import { type Location, type Params, useParams as useRouterParams, useRoutes } from 'react-router-dom';

const ParamsContext = createContext<Readonly<Params<string>> | null>(null);

/** Decoded parameters of the path that is shown, by name. */
export function useParams(): Readonly<Params<string>> {
  const routerParams = useRouterParams();
  return useContext(ParamsContext) ?? routerParams;
}

interface ShownPlaceProps {
  location: Location;
  /** Parameters of the location's path, as returned by `useParams`. */
  params: Record<string, string>;
  children: ReactNode;
}

/**
 * Renders a screen at the location it was resolved for, which stays while the next one is loading. The contract has matched the path, so the
 * router's one route takes every location.
 */
export function ShownPlace({ location, params, children }: ShownPlaceProps) {
  const element = <ParamsContext value={params}>{children}</ParamsContext>;
  return useRoutes([{ path: '*', element }], location);
}
