import { aCard, anError, anImage, aProfile, aStore, type FakeReplies, MemoryStorage, settled } from '@rendezvous/shared/testing';
import { MAX_INTERESTS, ChoiceStore, toPrefill } from './ChoiceStore';

const SIX_INTERESTS = ['art', 'bbq', 'beach', 'coffee', 'cooking', 'dancing'] as const;
const PATH = '/landers/gallery';
const floor = { ...aCard({ id: 'Floor00000', name: 'Floor' }), image: anImage() };

function open(api: FakeReplies = {}, session = new MemoryStorage()) {
  const choice = new ChoiceStore(aStore({ api, services: { session } }).store);
  choice.restore(PATH);
  return { choice, session, reload: () => open(api, session).choice };
}

describe('ChoiceStore', () => {
  it('R-356 accepts at most five interests', () => {
    const { choice } = open();
    SIX_INTERESTS.forEach(choice.toggle);
    expect(choice.interests).toEqual(SIX_INTERESTS.slice(0, MAX_INTERESTS));
    expect(choice.isFull).toBe(true);
  });

  it('R-356 deselecting an interest makes room for another', () => {
    const { choice } = open();
    SIX_INTERESTS.forEach(choice.toggle);
    choice.toggle('art');
    choice.toggle('dancing');
    expect(toPrefill(choice, undefined)).toEqual({ interests: ['bbq', 'beach', 'coffee', 'cooking', 'dancing'] });
  });

  it('R-357 passes a region together with its country', () => {
    const { choice } = open();
    choice.chooseRegion('NL', 'UT');
    expect(toPrefill(choice, 'NL')).toEqual({ country: 'NL', region: 'UT' });
    expect(toPrefill(choice, undefined)).toEqual({});
  });

  it('R-347 R-357 a restored region belongs to the map of its country', () => {
    const { choice, reload } = open();
    choice.chooseRegion('NL', 'LI');
    const restored = reload();
    expect([restored.getRegion('NL'), restored.getRegion('BE')]).toEqual(['LI', '']);
  });

  it('R-347 prefills nothing in the sign-up without a choice', () => {
    expect(toPrefill(open().choice, 'NL')).toEqual({});
  });

  it('R-347 R-354 R-356 R-357 a reload keeps the member, the interests and the region', async () => {
    const { choice, reload } = open({ 'GET /api/member.php': { profile: aProfile({ ...floor, main_image: floor.image }) } });
    choice.chooseMember(floor);
    choice.toggle('art');
    choice.chooseRegion('NL', 'UT');
    const restored = reload();
    expect(restored).toMatchObject({ memberId: floor.id, member: null, interests: ['art'], country: 'NL', region: 'UT' });
    await settled();
    expect(restored.member).toMatchObject({ id: floor.id, name: 'Floor', image: floor.image });
  });

  it('R-351 a chosen member who has hidden since is dropped, and never stored by name', async () => {
    const { choice, session, reload } = open({ 'GET /api/member.php': anError('not_found') });
    choice.chooseMember(floor);
    expect(session.get('lander-choices')).not.toContain('Floor"');
    const restored = reload();
    await settled();
    expect(restored).toMatchObject({ memberId: '', member: null, isMemberGone: true });
    expect(reload().memberId).toBe('');
  });

  it('R-351 a chosen member who has no main photo any more is dropped', async () => {
    const { choice, reload } = open({ 'GET /api/member.php': { profile: aProfile({ ...floor, main_image: null }) } });
    choice.chooseMember(floor);
    const restored = reload();
    await settled();
    expect(restored).toMatchObject({ memberId: '', member: null, isMemberGone: true });
    expect(reload().memberId).toBe('');
  });

  it('R-354 a choice stays while the api cannot be reached', async () => {
    const { choice, reload } = open({ 'GET /api/member.php': anError('server_error') });
    choice.chooseMember(floor);
    const restored = reload();
    await settled();
    expect(restored).toMatchObject({ memberId: floor.id, isMemberGone: false });
  });

  it('R-347 a choice can be dropped, also for good', () => {
    const { choice, reload } = open();
    choice.chooseMember(floor);
    choice.chooseMember(null);
    expect(choice).toMatchObject({ memberId: '', member: null });
    expect(reload().memberId).toBe('');
  });

  it('R-347 each lander has choices of its own', () => {
    const { choice } = open();
    choice.toggle('art');
    choice.restore('/landers/iconslanding');
    expect(choice.interests).toEqual([]);
    choice.restore(PATH);
    expect(choice.interests).toEqual(['art']);
  });
});
