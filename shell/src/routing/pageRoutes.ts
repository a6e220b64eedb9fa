import { type Plan, ROUTES, type RoutesOf } from '@rendezvous/shared/contract';
import type { PageRoute } from './PageRoute';
import type { ShellScreen } from './ShellScreen';

type ShellScreens = Record<RoutesOf<'shell'>, ShellScreen>;

function shellRoutes(screens: ShellScreens): PageRoute[] {
  return Object.entries(screens).map(([name, { layout, access, titleId, load }]) => {
    const { path } = ROUTES[name as RoutesOf<'shell'>];
    return { name, path, layout, access, titleKey: titleId, screen: { owner: 'shell', load } };
  });
}

function remoteRoutes(plan: Plan): PageRoute[] {
  return plan.remotes.flatMap((remote) => remote.routes.map((route): PageRoute => ({ ...route, screen: { owner: remote.name } })));
}

/** All routes of the page: the shell's own and those the plan carries as data. */
export const pageRoutes = (plan: Plan, screens: ShellScreens): PageRoute[] => [...shellRoutes(screens), ...remoteRoutes(plan)];
