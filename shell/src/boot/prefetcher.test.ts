import type { PageRoute } from '../routing/PageRoute';
import { prefetcher } from './prefetcher';

const load = jest.fn(async () => () => null);
const routes: PageRoute[] = [
  { name: 'settings', path: '/settings', layout: 'Default', access: 'user', titleKey: 't', screen: { owner: 'shell', load } },
  { name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 't', screen: { owner: 'mfe-chat' } },
];

describe('prefetcher', () => {
  test('fetches the screen of a remote once, whatever the query', () => {
    const prefetch = jest.fn();
    const announce = prefetcher(routes, { prefetch });
    announce('/chats?unread=1');
    announce('/chats');
    expect(prefetch.mock.calls).toEqual([['mfe-chat', { kind: 'screen', name: 'chats' }]]);
  });

  test('fetches a screen of the shell', () => {
    prefetcher(routes, { prefetch: jest.fn() })('/settings');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('never fetches ahead with %o', (connection) => {
    const prefetch = jest.fn();
    prefetcher(routes, { prefetch }, connection)('/chats');
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('goes by the connection of the moment', () => {
    const prefetch = jest.fn();
    const connection = { effectiveType: 'slow-2g' };
    const announce = prefetcher(routes, { prefetch }, connection);
    announce('/chats');
    connection.effectiveType = '3g';
    announce('/chats');
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('knows nothing of unknown paths', () => {
    const prefetch = jest.fn();
    prefetcher(routes, { prefetch })('/nothing/here');
    expect(prefetch).not.toHaveBeenCalled();
  });
});
