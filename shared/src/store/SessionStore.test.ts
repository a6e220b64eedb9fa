import { anError, aStore, aUser, MemoryStorage } from '@rendezvous/shared/testing';

describe('the session', () => {
  it('R-174 login sends the credentials and signs the member in', async () => {
    const { store, api } = aStore({ api: { 'POST /api/user.php': { user: aUser({ paid_user: true }) } } });
    await store.session.login('robin', 'secret');
    expect(api.calls('POST /api/user.php')).toEqual([{ login: 'robin', password: 'secret' }]);
    expect(store.session.level).toBe('premium');
  });

  it('R-175 a rejected login signs nobody in', async () => {
    const { store } = aStore({ api: { 'POST /api/user.php': anError('login_failed') } });
    await expect(store.session.login('robin', 'wrong')).rejects.toMatchObject({ code: 'login_failed' });
    expect(store.session.level).toBe('visitor');
  });

  it("R-103 the account's language wins when no cookie names one", async () => {
    const { store } = aStore();
    await store.session.enter(aUser({ language: 'pl' }));
    expect(store.locale.current).toBe('pl');
  });

  it('R-103 the language chosen in the browser is kept', async () => {
    const cookies = { get: () => 'en', set: () => undefined };
    const { store } = aStore({ services: { cookies } });
    await store.session.enter(aUser({ language: 'pl' }));
    expect(store.locale.current).toBe('en');
  });

  it('R-178 a logout that does not reach the server keeps the session', async () => {
    const { store } = aStore({ user: aUser(), api: { 'GET /api/logout.php': anError('server_error') } });
    await expect(store.session.logout()).rejects.toMatchObject({ code: 'server_error' });
    expect(store.session.isSignedIn).toBe(true);
  });

  it('notices that the session ended elsewhere', async () => {
    const { store } = aStore({ user: aUser(), api: { 'GET /api/user.php': { user: null } } });
    await store.session.refresh();
    expect(store.session.isSignedIn).toBe(false);
  });

  it('applies single changes, for example to the balance', () => {
    const { store } = aStore({ user: aUser({ credits: 3 }) });
    store.session.patch({ credits: 2 });
    expect(store.session.credits).toBe(2);
  });

  it('R-349 keeps the tracking values of the first entry', () => {
    const { store } = aStore({ services: { session: new MemoryStorage() } });
    store.session.captureTracking('?network=ads&page=2');
    store.session.captureTracking('?network=other');
    expect(store.session.tracking).toEqual({ network: 'ads' });
  });
});
