import { ROUTES, type RouteDeclaration, type RouteName } from '@rendezvous/shared/contract';

const toTextPage = (token: string): Partial<RouteDeclaration> => ({ replies: [`/api/page.php?token=${token}&locale={locale}`] });

/** How routes differ from the defaults below. */
const DIFFERENCES: Partial<Record<RouteName, Partial<RouteDeclaration>>> = {
  index: { replies: ['/api/search.php?with_photo=true'] },
  'lang-config': { layout: 'Empty' },
  'pages-ban': toTextPage('ban'),
  'pages-cookies': toTextPage('cookies'),
  'pages-faq': toTextPage('faq'),
  'pages-privacy': toTextPage('privacy'),
  'pages-return-policy': toTextPage('return-policy'),
  'pages-safety': toTextPage('safety'),
  'pages-service': toTextPage('service'),
  'pages-terms': toTextPage('terms'),
  token: toTextPage('{token}'),
  settings: { access: 'user', prerender: false },
  notifications: { access: 'user', prerender: false },
};

const titleKey = (name: string): string => `shell.title.${name.replaceAll('-', '_')}`;

/** The shell's own routes from the contract, with what a document needs. */
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
          ...DIFFERENCES[name as RouteName],
        },
      ]
    : [],
);
