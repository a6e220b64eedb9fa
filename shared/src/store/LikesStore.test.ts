import { aCard, aLike, aStore, aUser } from '@rendezvous/shared/testing';

async function aLoadedStore() {
  const likes = { profiles: [aCard({ id: 'Given00000' })], liked_by: [aLike(), aLike({ id: 'Old0000000', like_new: false })] };
  const setup = aStore({ user: aUser(), api: { 'GET /api/likes.php': likes, 'PUT /api/likes.php': { like_new: false } } });
  await setup.store.likes.load();
  return setup;
}

describe('the likes', () => {
  it('R-142 R-143 are given and received, with the number of new ones', async () => {
    const { store } = await aLoadedStore();
    expect([store.likes.given.length, store.likes.received.length, store.likes.totalNew]).toEqual([1, 2, 1]);
  });

  it('R-158 opening a profile clears its new-like flag here and on the server, once', async () => {
    const { store, api } = await aLoadedStore();
    await store.likes.clearNew('Anna000000');
    await store.likes.clearNew('Anna000000');
    expect(store.likes.totalNew).toBe(0);
    expect(api.calls('PUT /api/likes.php')).toEqual([{ id: 'Anna000000' }]);
  });

  it('reflect a like that was just given or taken back', async () => {
    const { store } = await aLoadedStore();
    store.likes.addGiven(aCard());
    store.likes.removeGiven('Given00000');
    expect(store.likes.given.map(({ id }) => id)).toEqual(['Anna000000']);
  });
});
