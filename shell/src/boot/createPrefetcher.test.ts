import { aStore, aUser, settled } from '@rendezvous/shared/testing';
import type { PageRoute } from '../routing/PageRoute';
import { createPrefetcher } from './createPrefetcher';

const Settings = Object.assign(() => null, { ahead: jest.fn() });
const load = jest.fn(async () => Settings);
const routes: PageRoute[] = [
  { name: 'settings', path: '/settings', layout: 'Default', access: 'user', titleKey: 't', screen: { owner: 'shell', load } },
  { name: 'chats', path: '/chats', layout: 'Chat', access: 'user', titleKey: 't', screen: { owner: 'mfe-chat' } },
];
const { store } = aStore({ user: aUser() });

function aPrefetcher(connection?: { saveData?: boolean; effectiveType?: string }, visitStore = store) {
  const Chats = Object.assign(() => null, { ahead: jest.fn() });
  const prefetch = jest.fn(async () => ({ Component: Chats, remote: 'mfe-chat' as const, release: '1' }));
  return { prefetch, ahead: Chats.ahead, announce: createPrefetcher({ routes, loader: { prefetch }, store: visitStore, connection }) };
}

beforeEach(() => jest.clearAllMocks());

describe('prefetcher', () => {
  test('fetches the screen of a remote once, whatever the query', () => {
    const { announce, prefetch } = aPrefetcher();
    announce('/chats?unread=1');
    announce('/chats');
    expect(prefetch.mock.calls).toEqual([['mfe-chat', { kind: 'screen', name: 'chats' }]]);
  });

  test('fetches a screen of the shell', () => {
    aPrefetcher().announce('/settings');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('lets a screen that is about to be opened prefetch its data, every time', async () => {
    const { announce, ahead } = aPrefetcher();
    announce('/chats');
    announce('/chats');
    announce('/settings');
    await settled();
    expect(ahead.mock.calls).toEqual([[store], [store]]);
    expect(Settings.ahead).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a visitor', aStore()],
    ['a member who has to show their age first', aStore({ user: aUser({ age_check: 'needed' }) })],
  ])('prefetches no data for %s, whose calls would be refused', async (_, visit) => {
    const { announce, ahead, prefetch } = aPrefetcher(undefined, visit.store);
    announce('/chats');
    await settled();
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(ahead).not.toHaveBeenCalled();
  });

  test('prefetches no data for a page that is only likely to be opened, nor for an address with a query', async () => {
    const { announce, ahead, prefetch } = aPrefetcher();
    announce('/chats', 'likely');
    announce('/chats?unread=1');
    await settled();
    expect(prefetch).toHaveBeenCalledTimes(1);
    expect(ahead).not.toHaveBeenCalled();
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('never prefetches with %o', (connection) => {
    const { announce, prefetch } = aPrefetcher(connection);
    announce('/chats');
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('goes by the current state of the connection', () => {
    const connection = { effectiveType: 'slow-2g' };
    const { announce, prefetch } = aPrefetcher(connection);
    announce('/chats');
    connection.effectiveType = '3g';
    announce('/chats');
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('ignores unknown paths', () => {
    const { announce, prefetch } = aPrefetcher();
    announce('/nothing/here');
    expect(prefetch).not.toHaveBeenCalled();
  });
});
