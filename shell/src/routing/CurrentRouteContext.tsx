import { createContext, useContext } from 'react';
import type { PageRoute } from './PageRoute';

/** The route on screen; null for a URL without a route, and during a redirect. Alerts, banners and the title depend on it. */
export const CurrentRouteContext = createContext<PageRoute | null>(null);

export const useCurrentRoute = (): PageRoute | null => useContext(CurrentRouteContext);
