import { ROUTES, type RouteDeclaration, type RouteName } from '@rendezvous/shared/contract';

const DIFFERENT: Partial<Record<RouteName, Partial<RouteDeclaration>>> = {
  'lang-config': { layout: 'Empty' },
  settings: { access: 'user', prerender: false },
};

const titleKey = (name: string): string => `shell.title.${name.replaceAll('-', '_')}`;

/** The shell's own routes, by the contract; what a document needs to know of them. */
export const shellRoutes: RouteDeclaration[] = Object.entries(ROUTES).flatMap(([name, { path, owner }]) =>
  owner === 'shell'
    ? [
        {
          name,
          path,
          titleKey: titleKey(name),
          layout: 'Default' as const,
          access: 'public' as const,
          prerender: true,
          ...DIFFERENT[name as RouteName],
        },
      ]
    : [],
);
