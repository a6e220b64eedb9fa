import type { Offers } from './ReleaseDescriptions';
import { findMissingMembers } from './findMissingMembers';

const store = '@rendezvous/shared/store';

/** `useStore` leads to types 0 and 2, `chats` of type 0 to type 1, and `load` of type 2 back to type 0. */
const offers: Offers = {
  doors: { [store]: { useStore: [0, 2] }, react: { use: [] } },
  types: [{ chats: [1] }, { totalUnread: [] }, { load: [0] }],
};

const findMissing = (door: string, member: string): string[] =>
  findMissingMembers({ [door]: { [member]: 'src/a.ts:1' } }, offers).map((missingMember) => missingMember.member);

describe('what a release uses and a shell lacks', () => {
  it.each([
    [store, 'useStore'],
    [store, 'useStore.chats'],
    [store, 'useStore.chats.totalUnread'],
    [store, 'useStore.load.chats'],
    ['react', 'use'],
  ])('R-021 %s has %s', (door, member) => {
    expect(findMissing(door, member)).toEqual([]);
  });

  it.each([
    [store, 'useStores'],
    [store, 'useStore.likes'],
    [store, 'useStore.chats.totalUnread.count'],
    [store, 'useStore.constructor'],
    ['react', 'constructor'],
    ['mobx', 'autorun'],
  ])('R-021 %s lacks %s', (door, member) => {
    expect(findMissing(door, member)).toEqual([member]);
  });

  it('R-415 names door, member and place', () => {
    expect(findMissingMembers({ [store]: { useStore: 'a:1', useOther: 'src/b.tsx:7' } }, offers)).toEqual([
      { door: store, member: 'useOther', place: 'src/b.tsx:7' },
    ]);
  });
});
