import { matchRoute, type Plan, type RouteDeclaration } from '@rendezvous/shared/contract';
import { shellScreens } from '../screens/shellScreens';
import { listPageRoutes } from './pageRoutes';

const aDeclaration = (name: string, path: string): RouteDeclaration => ({
  name,
  path,
  layout: 'Lander',
  access: 'public',
  titleKey: `landers.${name}`,
  preload: false,
  prerender: false,
});

const aPlan = (...routes: RouteDeclaration[]): Plan => ({
  serial: 1,
  shell: 'shell',
  remotes: [{ name: 'mfe-landers', state: 'on', candidates: [], routes, slots: [] }],
});

describe('listPageRoutes', () => {
  test('R-002 R-019 a lander in the plan becomes a route without being declared in the shell', () => {
    const routes = listPageRoutes(aPlan(aDeclaration('landers-summer', '/landers/summer')), shellScreens);
    expect(matchRoute(routes, '/landers/summer')?.route).toMatchObject({
      name: 'landers-summer',
      layout: 'Lander',
      screen: { owner: 'mfe-landers' },
    });
    expect(matchRoute(listPageRoutes(aPlan(), shellScreens), '/landers/summer')).toBeUndefined();
  });

  test.each([
    ['/', 'index'],
    ['/settings', 'settings'],
    ['/lang-config', 'lang-config'],
    ['/complaints', 'complaints'],
    ['/pages/terms', 'pages-terms'],
    ['/pages/ban', 'pages-ban'],
    ['/about-us', 'token'],
  ])('R-005 R-010 R-011 %s is a shell route named %s', (path, name) => {
    expect(matchRoute(listPageRoutes(aPlan(), shellScreens), path)?.route).toMatchObject({ name, screen: { owner: 'shell' } });
  });

  test('R-011 a static page gives way to every route of a remote', () => {
    const routes = listPageRoutes(aPlan(aDeclaration('members', '/members')), shellScreens);
    expect(matchRoute(routes, '/members')?.route.name).toBe('members');
  });
});
