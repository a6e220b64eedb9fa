import { anError } from './anError';
import { aStore } from './aStore';
import { aUser } from './aUser';

describe('the fake api', () => {
  it('replies per call, with a fixed value or based on the request', async () => {
    const { store, api } = aStore({ api: { 'GET /api/check-name.php': ({ query }) => ({ available: query.name !== 'taken' }) } });
    await expect(store.http.get('/api/check-name.php', { name: 'taken' })).resolves.toEqual({ available: false });
    await expect(store.http.get('/api/check-name.php', { name: 'free' })).resolves.toEqual({ available: true });
    expect(api.calls('GET /api/check-name.php')).toEqual([{ name: 'taken' }, { name: 'free' }]);
  });

  it('returns errors with their status, params and fields', async () => {
    const { store } = aStore({ api: { 'POST /api/user.php': anError('login_blocked', { minutes: 15 }) } });
    await expect(store.session.login('a', 'b')).rejects.toMatchObject({ code: 'login_blocked', status: 429, params: { minutes: 15 } });
  });

  it('returns not_found for a call without a reply', async () => {
    await expect(aStore().store.http.get('/api/profile.php')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can go offline and come back online', async () => {
    const { store, api } = aStore({ api: { 'GET /api/user.php': { user: aUser() } } });
    api.online = false;
    await expect(store.session.refresh()).rejects.toMatchObject({ code: 'server_error', status: 0 });
    api.online = true;
    await expect(store.session.refresh()).resolves.toBeUndefined();
  });
});
