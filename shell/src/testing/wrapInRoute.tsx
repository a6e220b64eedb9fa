import type { ReactNode } from 'react';
import { CurrentRouteContext } from '../routing/CurrentRouteContext';
import './overlaysAtHand';

/** Wraps a part of the shell as if this route were on screen, for tests. */
export const wrapInRoute = (name: string, children: ReactNode) => (
  <CurrentRouteContext.Provider
    value={{ name, path: '/', layout: 'Default', access: 'public', titleKey: `${name}.title`, screen: { owner: 'mfe-members' } }}
  >
    {children}
  </CurrentRouteContext.Provider>
);
