import { type Plan, ROUTES, type RoutesOf } from '@rendezvous/shared/contract';
import { screenTitles } from '../screens/screenTitles';
import type { PageRoute, ShellScreen } from './PageRoute';

type ShellScreens = Record<RoutesOf<'shell'>, ShellScreen>;

function toShellRoutes(screens: ShellScreens): PageRoute[] {
  return Object.entries(screens).map(([key, { layout, access, load }]) => {
    // Object.entries widens the keys to string.
    const name = key as RoutesOf<'shell'>;
    return { name, path: ROUTES[name].path, layout, access, titleKey: screenTitles[name].id, screen: { owner: 'shell', load } };
  });
}

function toRemoteRoutes(plan: Plan): PageRoute[] {
  return plan.remotes.flatMap((remote) => remote.routes.map((route): PageRoute => ({ ...route, screen: { owner: remote.name } })));
}

/** Returns all routes of the page: the shell's own and those in the plan's data. */
export const listPageRoutes = (plan: Plan, screens: ShellScreens): PageRoute[] => [...toShellRoutes(screens), ...toRemoteRoutes(plan)];
