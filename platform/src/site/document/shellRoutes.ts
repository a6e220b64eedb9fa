import { ROUTES, type RouteDeclaration, type RouteName } from '@rendezvous/shared/contract';

const page = (token: string): Partial<RouteDeclaration> => ({ replies: [`/api/page.php?token=${token}&locale={locale}`] });

const DIFFERENT: Partial<Record<RouteName, Partial<RouteDeclaration>>> = {
  index: { replies: ['/api/search.php?with_photo=true'] },
  'lang-config': { layout: 'Empty' },
  'pages-ban': page('ban'),
  'pages-cookies': page('cookies'),
  'pages-faq': page('faq'),
  'pages-privacy': page('privacy'),
  'pages-return-policy': page('return-policy'),
  'pages-safety': page('safety'),
  'pages-service': page('service'),
  'pages-terms': page('terms'),
  token: page('{token}'),
  settings: { access: 'user', prerender: false },
  notifications: { access: 'user', prerender: false },
};

const titleKey = (name: string): string => `shell.title.${name.replaceAll('-', '_')}`;

/** The shell's own routes from the contract, as far as a document needs them. */
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
