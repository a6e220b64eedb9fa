import { ROUTES, type RouteDeclaration, type RouteName } from '@rendezvous/shared/contract';

const DIFFERENT: Partial<Record<RouteName, Pick<RouteDeclaration, 'layout' | 'access'>>> = {
  'lang-config': { layout: 'Empty', access: 'public' },
  settings: { layout: 'Default', access: 'user' },
};

/** The shell's own routes, by the contract; what a first paint needs to know of them. */
export const shellRoutes: RouteDeclaration[] = Object.entries(ROUTES).flatMap(([name, { path, owner }]) =>
  owner === 'shell'
    ? [{ name, path, titleKey: '', layout: 'Default' as const, access: 'public' as const, ...DIFFERENT[name as RouteName] }]
    : [],
);
