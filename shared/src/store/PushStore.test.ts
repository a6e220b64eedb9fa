import { anError, aStore, aUser } from '@rendezvous/shared/testing';
import type { PushPort } from './StoreServices';

const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } };

const setUp = (port: Partial<PushPort>, api = {}) =>
  aStore({
    user: aUser(),
    api: { 'POST /api/user.php?push=1': { subscribed: true }, ...api },
    services: {
      push: {
        isCapable: async () => true,
        isDenied: () => false,
        current: async () => null,
        subscribe: async () => subscription,
        unsubscribe: async () => undefined,
        ...port,
      },
    },
  });

describe('push', () => {
  it.each([
    ['incapable', { isCapable: async () => false }],
    ['denied', { isDenied: () => true }],
    ['capable', {}],
    ['subscribed', { current: async () => subscription }],
  ] as const)('R-080 is %s', async (state, port) => {
    const { store } = setUp(port);
    await store.push.refresh();
    expect(store.push.state).toBe(state);
  });

  it('R-080 is subscribed once the subscription has been sent to the server', async () => {
    const { store, api } = setUp({});
    await store.push.enable();
    expect(api.calls('POST /api/user.php?push=1')).toEqual([{ subscription }]);
    expect(store.push.isSubscribed).toBe(true);
  });

  it('R-080 is not subscribed when the server call fails', async () => {
    const { store } = setUp({}, { 'POST /api/user.php?push=1': anError('server_error') });
    await expect(store.push.enable()).rejects.toMatchObject({ code: 'server_error' });
    expect(store.push.isSubscribed).toBe(false);
  });

  it('R-081 is denied when the member refuses', async () => {
    const { store } = setUp({ subscribe: async () => null, isDenied: () => true });
    await store.push.enable();
    expect(store.push.state).toBe('denied');
  });

  it('is unsubscribed at logout', async () => {
    const unsubscribe = jest.fn(async () => undefined);
    const { store } = setUp({ unsubscribe }, { 'GET /api/logout.php': { user: null } });
    await store.push.enable();
    await store.session.logout();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(store.push.state).toBe('capable');
  });

  it('R-178 a browser that fails to unsubscribe does not prevent the logout', async () => {
    const unsubscribe = () => Promise.reject(new DOMException('No push service', 'AbortError'));
    const { store } = setUp({ unsubscribe }, { 'GET /api/logout.php': { user: null } });
    await store.push.enable();
    await store.session.logout();
    expect(store.session.isSignedIn).toBe(false);
  });

  it('R-069 no longer counts as subscribed after unsubscribing, even when the logout fails', async () => {
    const { store } = setUp({}, { 'GET /api/logout.php': anError('server_error') });
    await store.push.enable();
    await expect(store.session.logout()).rejects.toMatchObject({ code: 'server_error' });
    expect(store.push.isSubscribed).toBe(false);
  });
});
