import declarations from '../../development.json';
import type { PageRoute } from './PageRoute';

type DeclaredRoute = Pick<PageRoute, 'name' | 'path' | 'layout' | 'access' | 'titleKey'>;

/** Development pages, such as the kit; releases contain none of them. */
export const developmentRoutes: PageRoute[] =
  process.env.NODE_ENV === 'development'
    ? (declarations as DeclaredRoute[]).map((route) => ({
        ...route,
        screen: { owner: 'shell', load: () => import('@rendezvous/shared/kit').then(({ KitPage }) => KitPage) },
      }))
    : [];
