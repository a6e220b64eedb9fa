import { aChat, aLike, aStore, aUser, anError, MemoryStorage } from '@rendezvous/shared/testing';
import { autorun } from 'mobx';
import type { RootStore } from './RootStore';

const chats = { chats: [aChat({ num_unread_messages: 2 }), aChat({ conversation: { id: 'Chat000001' }, num_unread_messages: 1 })] };
const likes = { profiles: [], liked_by: [aLike(), aLike({ id: 'Bea0000000', like_new: false })] };
const bea = aUser({ id: 'Bea0000000' });
const polledReplies = { 'GET /api/user.php': { user: aUser() }, 'GET /api/chats.php': chats, 'GET /api/likes.php': likes };

describe('the root store', () => {
  it('R-069 R-142 polls member, chats and likes together and computes the totals', async () => {
    const { store, api } = aStore({ user: aUser(), api: polledReplies });
    await store.poll();
    expect(api.recordedRequests.map(({ call }) => call)).toEqual(['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php']);
    expect([store.chats.totalUnread, store.likes.totalNew, store.unseenCount]).toEqual([3, 1, 4]);
  });

  it('R-217 before the age check only the member is polled', async () => {
    const { store, api } = aStore({ user: aUser({ age_check: 'needed' }), api: polledReplies });
    await store.poll();
    expect(api.recordedRequests.map(({ call }) => call)).toEqual(['GET /api/user.php']);
  });

  it('R-075, R-217 news of chats and likes is not read before the age check', async () => {
    const { store, api } = aStore({ user: aUser({ age_check: 'needed' }), api: polledReplies });
    await store.read(['chats', 'likes']);
    expect(api.recordedRequests).toEqual([]);
  });

  it('R-063 does not poll for a visitor', async () => {
    const { store, api } = aStore({ api: polledReplies });
    await store.poll();
    expect(api.recordedRequests).toEqual([]);
  });

  it('R-072 skips a poll while one is running', async () => {
    const { store, api } = aStore({ user: aUser(), api: polledReplies });
    await Promise.all([store.poll(), store.poll()]);
    expect(api.recordedRequests).toHaveLength(3);
  });

  it('R-072 keeps polling after a poll that failed', async () => {
    const { store, api } = aStore({ user: aUser(), api: { ...polledReplies, 'GET /api/chats.php': anError('server_error') } });
    await store.poll();
    api.reply(polledReplies);
    await store.poll();
    expect(store.chats.list).toHaveLength(2);
  });

  it('R-163 an ended session signs the member out and shows no error', async () => {
    const { store } = aStore({ user: aUser(), api: { 'GET /api/chats.php': anError('authentication_required') } });
    await store.chats.load().catch((error: unknown) => store.toasts.showError(error));
    expect(store.session.isSignedIn).toBe(false);
    expect(store.toasts.items).toEqual([]);
  });

  it('R-150 logout empties everything but settings, locale, network and geo', async () => {
    const { store } = aStore({ user: aUser(), api: { ...polledReplies, 'GET /api/logout.php': { user: null } } });
    await store.poll();
    store.network.setOnline(false);
    store.overlays.open('time-bonus');
    await store.session.logout();
    expect(store.session.user).toBeNull();
    expect([store.chats.list, store.likes.received, store.overlays.current]).toEqual([[], [], null]);
    expect(store.network.isOnline).toBe(false);
    expect(store.settings.current.name).toBe('Rendezvous');
  });

  it('R-150 logout leaves none of the member’s data in the browser for the next one', async () => {
    const memberKeys = ['hide-icebreakers', 'chat-drafts', 'chat-outbox'];
    const local = new MemoryStorage(Object.fromEntries([...memberKeys, 'skip-site-entry'].map((key) => [key, '1'])));
    const session = new MemoryStorage({ 'resume-path': '/chats/Chat000000', tracking: '{}' });
    const { store } = aStore({ user: aUser(), api: { 'GET /api/logout.php': { user: null } }, services: { local, session } });
    store.alerts.hydrate();
    await store.session.logout();
    expect(memberKeys.filter((key) => local.get(key) !== null)).toEqual([]);
    expect([session.get('resume-path'), session.get('tracking')]).toEqual([null, '{}']);
    expect(store.alerts.isDismissed('skip-site-entry')).toBe(true);
  });

  it('R-150 an alert that one member dismissed is shown to the next one, even without a logout in between', () => {
    const { store } = aStore({ user: aUser() });
    store.alerts.hydrate();
    store.alerts.dismiss('hide-enrich-alert');
    store.session.setUser(bea);
    expect(store.alerts.isDismissed('hide-enrich-alert')).toBe(false);
  });

  it('R-150 a logout before the storage was read does not read it', () => {
    const { store } = aStore({ user: aUser() });
    store.signOut();
    expect(store.alerts.isHydrated).toBe(false);
  });

  it('R-150 a reply that arrives after logout is discarded', async () => {
    let answer = (): void => undefined;
    const delay = new Promise<void>((resolve) => (answer = resolve));
    const delayReply =
      <Reply>(reply: Reply) =>
      () =>
        delay.then(() => reply);
    const api = {
      'GET /api/user.php': delayReply({ user: aUser() }),
      'GET /api/chats.php': delayReply(chats),
      'GET /api/likes.php': delayReply(likes),
      'GET /api/logout.php': { user: null },
    };
    const { store } = aStore({ user: aUser(), api });
    const pendingCalls = [store.poll(), store.chats.load(), store.likes.load(), store.session.refresh()];
    await store.session.logout();
    answer();
    await Promise.allSettled(pendingCalls);
    expect([store.session.user, store.chats.list, store.likes.received, store.unseenCount]).toEqual([null, [], [], 0]);
  });

  it.each([
    ['a link signs in', (store: RootStore) => store.session.enter(bea)],
    ['a poll finds', (store: RootStore) => store.session.poll()],
  ])('R-150 another member whom %s sees none of the previous member’s data', async (_, signIn) => {
    const { store, api } = aStore({ user: aUser(), api: polledReplies });
    await store.poll();
    const dispose = jest.fn();
    store.slice('drafts@1', () => ({ dispose }));
    api.reply({ 'GET /api/user.php': { user: bea } });
    await signIn(store);
    expect(store.session.user).toEqual(bea);
    expect([store.chats.list, store.likes.received]).toEqual([[], []]);
    expect(dispose).toHaveBeenCalledTimes(1);
  });

  it('R-150 a tab that signs out notifies the others, and signs out when they do', () => {
    const postedMessages: string[] = [];
    let receiveMessage = (): void => undefined;
    const tabs = {
      post: (message: string) => void postedMessages.push(message),
      listen: (listener: (message: 'signed-out') => void) => ((receiveMessage = () => listener('signed-out')), () => undefined),
    };
    const { store } = aStore({ user: aUser(), services: { tabs } });
    store.signOut();
    store.session.setUser(aUser());
    receiveMessage();
    expect(postedMessages).toEqual(['signed-out']);
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-148 keeps a slice until logout and disposes it then', () => {
    const { store } = aStore({ user: aUser() });
    const dispose = jest.fn();
    const slice = store.slice('search@1', () => ({ dispose, page: 3 }));
    expect(store.slice('search@1', () => ({ dispose, page: 1 }))).toBe(slice);
    store.signOut();
    expect(dispose).toHaveBeenCalledTimes(1);
    expect(store.slice('search@1', () => ({ page: 1 }))).toEqual({ page: 1 });
  });

  it('reads the plan serial from the replies', async () => {
    const transport = async () => ({ status: 200, headers: { 'x-plan-serial': '7' }, body: { user: null } });
    const { store } = aStore({ services: { transport } });
    await store.session.refresh();
    expect(store.network.planSerial).toBe(7);
  });

  it('R-150 holds no timer after dispose', () => {
    const { store, clock } = aStore({ user: aUser() });
    const stop = autorun(() => store.clock.seconds);
    store.progress.start();
    expect(clock.pendingCount).toBe(2);
    store.dispose();
    expect(clock.pendingCount).toBe(0);
    stop();
  });
});
