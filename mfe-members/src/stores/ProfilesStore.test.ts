import { aLike, anError, aProfile, aStore, aUser } from '@rendezvous/shared/testing';
import { ProfilesStore } from './ProfilesStore';

const anna = aProfile({ id: 'Anna000000', name: 'Anna' });

function setUp(api = {}, replies = {}) {
  const setup = aStore({
    user: aUser(),
    boot: { replies },
    api: { 'GET /api/member.php': { profile: anna }, 'PUT /api/likes.php': { like_new: false }, ...api },
  });
  setup.store.likes.take({ profiles: [], liked_by: [aLike({ id: 'Anna000000' }), aLike({ id: 'Beatrix000' })] });
  return { ...setup, profiles: new ProfilesStore(setup.store) };
}

describe('ProfilesStore', () => {
  test('R-231 a profile embedded in the document is shown at once and not requested, R-158 its new like is cleared', async () => {
    const { profiles, store, api } = setUp({}, { '/api/member.php?id=Anna000000': { profile: anna } });
    expect(profiles.getShownProfile('Anna000000')).toBe(anna);
    expect(profiles.getShownProfile('Beatrix000')).toBeUndefined();
    await profiles.open('Anna000000');
    expect(api.recordedRequests.map(({ call }) => call)).toEqual(['PUT /api/likes.php']);
    store.http.discardEmbeddedReplies();
    expect(profiles.getShownProfile('Anna000000')).toBe(anna);
  });

  test('R-158 R-240 opening a profile clears its new like here and on the server, and no other', async () => {
    const { profiles, store, api } = setUp();
    await profiles.open('Anna000000');
    expect(profiles.byId.get('Anna000000')).toMatchObject({ name: 'Anna' });
    expect(store.likes.totalNew).toBe(1);
    expect(api.calls('PUT /api/likes.php')).toEqual([{ id: 'Anna000000' }]);
  });

  test('R-158 opening a profile again sends no second request to clear its like', async () => {
    const { profiles, api } = setUp();
    await profiles.open('Anna000000');
    await profiles.open('Anna000000');
    expect(api.calls('PUT /api/likes.php')).toHaveLength(1);
  });

  test('R-158 shows a loaded profile even when its like could not be cleared on the server', async () => {
    const { profiles } = setUp({ 'PUT /api/likes.php': anError('server_error') });
    await profiles.open('Anna000000');
    expect(profiles.byId.get('Anna000000')).toMatchObject({ name: 'Anna' });
    expect(profiles.errors.has('Anna000000')).toBe(false);
  });

  test('R-234 a profile the member may not see keeps the reason, and its like stays new', async () => {
    const { profiles, store } = setUp({ 'GET /api/member.php': anError('blocked_by_member', { name: 'Anna' }) });
    await profiles.open('Anna000000');
    expect(profiles.errors.get('Anna000000')).toMatchObject({ code: 'blocked_by_member' });
    expect(store.likes.totalNew).toBe(2);
  });

  test('R-259 hides a profile shown before after a refusal, and keeps it hidden while it is reloaded', async () => {
    const { profiles, api } = setUp();
    await profiles.open('Anna000000');
    api.reply({ 'GET /api/member.php': anError('blocked_by_member', { name: 'Anna' }) });
    await profiles.open('Anna000000');
    expect(profiles.getShownProfile('Anna000000')).toBeUndefined();
    api.reply({ 'GET /api/member.php': () => new Promise(() => undefined) });
    void profiles.open('Anna000000');
    expect(profiles.errors.get('Anna000000')).toMatchObject({ code: 'blocked_by_member' });
  });

  test('a retry clears the error and shows the profile', async () => {
    const { profiles, api } = setUp({ 'GET /api/member.php': anError('validation') });
    await profiles.open('Anna000000');
    api.reply({ 'GET /api/member.php': { profile: anna } });
    await profiles.open('Anna000000');
    expect(profiles.errors.has('Anna000000')).toBe(false);
    expect(profiles.byId.has('Anna000000')).toBe(true);
  });

  test('a second visit shows the stored profile while it is reloaded', async () => {
    const { profiles, api } = setUp();
    await profiles.open('Anna000000');
    api.reply({ 'GET /api/member.php': () => new Promise(() => undefined) });
    void profiles.open('Anna000000');
    expect(profiles.byId.get('Anna000000')).toMatchObject({ name: 'Anna' });
  });

  test('an error for one profile does not affect another', async () => {
    const { profiles } = setUp({
      'GET /api/member.php': ({ query }: { query: { id: string } }) =>
        query.id === 'Anna000000' ? { profile: anna } : anError('page_not_found'),
    });
    await Promise.all([profiles.open('Anna000000'), profiles.open('Nobody0000')]);
    expect([...profiles.errors.keys()]).toEqual(['Nobody0000']);
  });
});
