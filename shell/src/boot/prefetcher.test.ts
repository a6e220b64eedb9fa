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

  test('never fetches ahead with Save-Data, nor for unknown paths', () => {
    const prefetch = jest.fn();
    prefetcher(routes, { prefetch }, { saveData: true })('/chats');
    prefetcher(routes, { prefetch })('/nothing/here');
    expect(prefetch).not.toHaveBeenCalled();
  });
});
