import declared from '../../development.json';
import type { PageRoute } from './PageRoute';

type Declared = Pick<PageRoute, 'name' | 'path' | 'layout' | 'access' | 'titleKey'>;

/** Pages for development, for example the kit; a release contains none of them. */
export const developmentRoutes: PageRoute[] =
  process.env.NODE_ENV === 'development'
    ? (declared as Declared[]).map((route) => ({
        ...route,
        screen: { owner: 'shell', load: () => import('@rendezvous/shared/kit').then(({ KitPage }) => KitPage) },
      }))
    : [];
