import { aCard, anError, aStore, aUser } from '@rendezvous/shared/testing';
import { LikingStore } from './LikingStore';

const anna = aCard({ id: 'Anna000000', name: 'Anna' });
const likedMember = aCard({ id: 'Beatrix000', name: 'Bea', liked: true });

function setUp(api = {}, user = aUser() as ReturnType<typeof aUser> | null) {
  const setup = aStore({
    user,
    api: {
      'POST /api/like.php': { match: false, profile: anna },
      'DELETE /api/like.php': { match: false, profile: likedMember },
      ...api,
    },
  });
  const getGivenIds = () => setup.store.likes.given.map(({ id }) => id);
  return { ...setup, getGivenIds, liking: new LikingStore(setup.store) };
}

describe('LikingStore', () => {
  test('R-245 a like shows before the server answers', async () => {
    const { liking, api, getGivenIds } = setUp();
    const likeCall = liking.toggle(anna);
    expect(liking.isLiked(anna)).toBe(true);
    expect(getGivenIds()).toEqual(['Anna000000']);
    await likeCall;
    expect(api.calls('POST /api/like.php')).toEqual([{ profile_id: 'Anna000000' }]);
  });

  test('R-245 ignores a second press while the first is pending', async () => {
    const { liking, api } = setUp();
    await Promise.all([liking.toggle(anna), liking.toggle(anna), liking.toggle(anna)]);
    expect(liking.isLiked(anna)).toBe(true);
    expect(api.calls('POST /api/like.php')).toHaveLength(1);
    expect(api.calls('DELETE /api/like.php')).toHaveLength(0);
  });

  test('R-245 a press for another member goes through while the first is pending', async () => {
    const { liking, api } = setUp();
    await Promise.all([liking.toggle(anna), liking.toggle(aCard({ id: 'Cleo000000' }))]);
    expect(api.calls('POST /api/like.php')).toHaveLength(2);
  });

  test('R-245 a press after the reply removes the like', async () => {
    const { liking, api, getGivenIds } = setUp();
    await liking.toggle(anna);
    await liking.toggle(anna);
    expect(liking.isLiked(anna)).toBe(false);
    expect(getGivenIds()).toEqual([]);
    expect(api.calls('DELETE /api/like.php')).toEqual([{ profile_id: 'Anna000000' }]);
  });

  test('R-245 R-246 reverts a like the server refuses and shows the reason', async () => {
    const { liking, store, getGivenIds } = setUp({ 'POST /api/like.php': anError('like_limit') });
    await liking.toggle(anna);
    expect(liking.isLiked(anna)).toBe(false);
    expect(getGivenIds()).toEqual([]);
    expect(store.toasts.items).toMatchObject([{ tone: 'danger', content: { code: 'like_limit' } }]);
  });

  test('R-245 restores the like when the server rejects an unlike', async () => {
    const { liking, getGivenIds } = setUp({ 'DELETE /api/like.php': anError('validation') });
    await liking.toggle(likedMember);
    expect(liking.isLiked(likedMember)).toBe(true);
    expect(getGivenIds()).toEqual(['Beatrix000']);
  });

  test('R-245 after a failure the button works again', async () => {
    const { liking, api } = setUp({ 'POST /api/like.php': anError('validation') });
    await liking.toggle(anna);
    api.reply({ 'POST /api/like.php': { match: false, profile: anna } });
    await liking.toggle(anna);
    expect(liking.isLiked(anna)).toBe(true);
  });

  test.each([
    [true, 'match'],
    [false, null],
  ])('R-245 a like (mutual: %s) opens the modal %s', async (match, modal) => {
    const { liking, store } = setUp({ 'POST /api/like.php': { match, profile: anna } });
    await liking.toggle(anna);
    expect(store.overlays.current).toBe(modal);
    expect(store.overlays.getPayload('match')).toEqual(match ? { profileId: 'Anna000000' } : undefined);
  });

  test('R-236 a visitor’s like opens the sign-up for this member and sends nothing', async () => {
    const { liking, store, api } = setUp({}, null);
    await liking.toggle(anna);
    expect(store.overlays.getPayload('signup')).toEqual({ memberId: 'Anna000000' });
    expect(liking.isLiked(anna)).toBe(false);
    expect(api.recordedRequests).toEqual([]);
  });
});
