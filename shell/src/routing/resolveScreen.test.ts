import { type LoadedPart, LoadFailure } from '@rendezvous/shared/remote';
import type { PageRoute } from './PageRoute';
import { resolveLoadedScreen, type ResolveContext, resolveScreen } from './resolveScreen';

const Home = (): null => null;
const Chats = (): null => null;

const routes: PageRoute[] = [
  { name: 'index', path: '/', layout: 'Default', access: 'public', titleKey: 't', screen: { owner: 'shell', load: async () => Home } },
  { name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 't', screen: { owner: 'mfe-chat' } },
  { name: 'odd', path: '/odd', layout: 'Default', access: 'vip', titleKey: 't', screen: { owner: 'mfe-chat' } },
];

const part: LoadedPart = { Component: Chats, remote: 'mfe-chat', release: '1.0.0-abc' };

const createContext = (changes: Partial<ResolveContext> = {}): ResolveContext => ({
  routes,
  loader: { load: async () => part, peek: () => null },
  visit: { signedIn: true, network: undefined, settings: { logged_out_search: 'all', logged_out_search_trafficsource: [] } },
  reloadForChunk: () => false,
  ...changes,
});

const aLocation = (pathname: string, search = '') => ({ pathname, search });

describe('resolveScreen', () => {
  test('finds a screen of the shell', async () => {
    await expect(resolveScreen(aLocation('/'), createContext())).resolves.toMatchObject({ kind: 'shell', Component: Home });
  });

  test('R-001 loads the screen of a remote before the navigation is committed', async () => {
    await expect(resolveScreen(aLocation('/chats'), createContext())).resolves.toMatchObject({
      kind: 'remote',
      part: { Component: Chats },
    });
  });

  test('R-012 an unknown path is not found', async () => {
    await expect(resolveScreen(aLocation('/nothing/here'), createContext())).resolves.toEqual({ kind: 'not-found' });
  });

  test('R-013 a middleware unknown to the router is an error', async () => {
    await expect(resolveScreen(aLocation('/odd'), createContext())).resolves.toMatchObject({ kind: 'unknown-access' });
  });

  test('R-018 a visitor is redirected to login with a return address', async () => {
    const visit = { ...createContext().visit, signedIn: false };
    await expect(resolveScreen(aLocation('/chats', '?a=1'), createContext({ visit }))).resolves.toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fchats%3Fa%3D1',
    });
  });

  test('R-017 a remote that cannot be loaded fails in isolation', async () => {
    const loader = { load: () => Promise.reject(new LoadFailure('timeout', 'mfe-chat')), peek: () => null };
    await expect(resolveScreen(aLocation('/chats'), createContext({ loader }))).resolves.toMatchObject({
      kind: 'failed',
      remote: 'mfe-chat',
    });
  });

  test('R-016 a failed chunk of the shell reloads the page once', async () => {
    const chunkError = Object.assign(new Error('Loading chunk 3 failed'), { name: 'ChunkLoadError' });
    const home: PageRoute = { ...routes[0]!, screen: { owner: 'shell', load: () => Promise.reject(chunkError) } };
    const reloadForChunk = jest.fn(() => true);
    await expect(resolveScreen(aLocation('/'), createContext({ routes: [home], reloadForChunk }))).resolves.toMatchObject({
      kind: 'broken',
    });
    expect(reloadForChunk).toHaveBeenCalledTimes(1);
  });
});

describe('resolveLoadedScreen', () => {
  const loader = { load: async () => part, peek: () => part };

  test('a screen of a remote that is already loaded needs no wait', () => {
    expect(resolveLoadedScreen(aLocation('/chats'), createContext({ loader }))).toEqual({ kind: 'remote', route: routes[1], part });
  });

  test.each([
    ['what is not here yet', '/chats', createContext()],
    ['R-018 a visitor, who is sent away', '/chats', createContext({ loader, visit: { ...createContext().visit, signedIn: false } })],
    ['a screen of the shell', '/', createContext({ loader })],
    ['R-012 an unknown path', '/nothing/here', createContext({ loader })],
    ['R-013 a middleware the router does not know', '/odd', createContext({ loader })],
  ])('returns null and leaves it to resolveScreen: %s', (_, path, context) => {
    expect(resolveLoadedScreen(aLocation(path), context)).toBeNull();
  });
});
