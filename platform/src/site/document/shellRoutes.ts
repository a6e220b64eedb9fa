import { ROUTES, type RouteDeclaration, type RouteName } from '@rendezvous/shared/contract';

const toTextPageRoute = (token: string): Partial<RouteDeclaration> => ({ replies: [`/api/page.php?token=${token}&locale={locale}`] });

/** How individual routes differ from the defaults in `shellRoutes`. */
const ROUTE_OVERRIDES: Partial<Record<RouteName, Partial<RouteDeclaration>>> = {
  index: { replies: ['/api/search.php?with_photo=true'] },
  'lang-config': { layout: 'Empty' },
  'pages-ban': toTextPageRoute('ban'),
  'pages-cookies': toTextPageRoute('cookies'),
  'pages-faq': toTextPageRoute('faq'),
  'pages-privacy': toTextPageRoute('privacy'),
  'pages-return-policy': toTextPageRoute('return-policy'),
  'pages-safety': toTextPageRoute('safety'),
  'pages-service': toTextPageRoute('service'),
  'pages-terms': toTextPageRoute('terms'),
  token: toTextPageRoute('{token}'),
  settings: { access: 'user', prerender: false },
  notifications: { access: 'user', prerender: false },
};

/**
 * Routes without a description among the shell's texts: the domain describes the home page, text pages are described at their routes under
 * `/pages`, and settings and notifications are private.
 */
const ROUTES_WITHOUT_DESCRIPTION: readonly string[] = ['index', 'token', 'settings', 'notifications'];

const toTextKey = (kind: 'title' | 'description', name: string): string => `shell.${kind}.${name.replaceAll('-', '_')}`;

/** The shell's own routes from the contract, extended with what a document needs to know about them. */
export const shellRoutes: RouteDeclaration[] = Object.entries(ROUTES).flatMap(([name, { path, owner }]) =>
  owner === 'shell'
    ? [
        {
          name,
          path,
          titleKey: toTextKey('title', name),
          ...(!ROUTES_WITHOUT_DESCRIPTION.includes(name) && { descriptionKey: toTextKey('description', name) }),
          layout: 'Default' as const,
          access: 'public' as const,
          prerender: true,
          ...ROUTE_OVERRIDES[name as RouteName],
        },
      ]
    : [],
);
