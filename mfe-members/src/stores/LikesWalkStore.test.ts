import { aCard, aLike, aStore, aUser } from '@rendezvous/shared/testing';
import { LikesWalkStore } from './LikesWalkStore';

function setUp() {
  const { store } = aStore({ user: aUser() });
  store.likes.take({
    profiles: [aCard({ id: 'Dora000000' }), aCard({ id: 'Anna000000' })],
    liked_by: ['Anna000000', 'Beatrix000', 'Cleo000000'].map((id) => aLike({ id })),
  });
  return { store, walk: new LikesWalkStore(store) };
}

describe('LikesWalkStore', () => {
  test('R-232 goes through the list as it was shown', () => {
    const { walk } = setUp();
    walk.setIds(['Cleo000000', 'Anna000000', 'Beatrix000']);
    expect(walk.findNeighbours('Anna000000')).toEqual({ before: 'Cleo000000', after: 'Beatrix000' });
    expect(walk.findNeighbours('Cleo000000')).toEqual({ before: undefined, after: 'Anna000000' });
    expect(walk.findNeighbours('Beatrix000')).toEqual({ before: 'Anna000000', after: undefined });
  });

  test('R-232 a like that is no longer new keeps its place in the sequence', () => {
    const { walk, store } = setUp();
    walk.setIds(['Cleo000000', 'Anna000000', 'Beatrix000']);
    store.likes.take({ profiles: [], liked_by: ['Anna000000', 'Beatrix000', 'Cleo000000'].map((id) => aLike({ id, like_new: false })) });
    expect(walk.findNeighbours('Cleo000000').after).toBe('Anna000000');
  });

  test.each([
    ['Beatrix000', 'Anna000000', 'Cleo000000'],
    ['Dora000000', undefined, 'Anna000000'],
  ])('R-232 when opened by URL, %s is placed among the received likes, else among the given ones', (id, before, after) => {
    expect(setUp().walk.findNeighbours(id)).toEqual({ before, after });
  });

  test('R-232 a member who is not among the likes has no neighbors', () => {
    expect(setUp().walk.findNeighbours('Nobody0000')).toEqual({ before: undefined, after: undefined });
  });
});
