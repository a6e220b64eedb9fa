import { anError, anImage, aProfile, aStore, type FakeReplies } from '@rendezvous/shared/testing';
import { LanderMemberStore } from './LanderMemberStore';

const anna = aProfile({ main_image: anImage() });

function open(api: FakeReplies) {
  const setup = aStore({ api });
  return { ...setup, member: new LanderMemberStore(setup.store) };
}

describe('LanderMemberStore', () => {
  it('R-344 reads a member once', async () => {
    const { member, api } = open({ 'GET /api/member.php': { profile: anna } });
    await member.load(anna.id);
    await member.load(anna.id);
    expect(api.calls('GET /api/member.php')).toEqual([{ id: anna.id }]);
    expect(member.getVisibleProfile(anna.id)).toEqual(anna);
    expect(member.getVisibleProfile('Somebody00')).toBeNull();
  });

  it('R-351 shows no member without a main photo', async () => {
    const { member } = open({ 'GET /api/member.php': { profile: aProfile({ main_image: null }) } });
    await member.load(anna.id);
    expect(member.getVisibleProfile(anna.id)).toBeNull();
    expect(member.loadedId).toBe(anna.id);
  });

  it('R-351 shows no member hidden from visitors', async () => {
    const { member } = open({ 'GET /api/member.php': anError('not_found') });
    await member.load(anna.id);
    expect(member.getVisibleProfile(anna.id)).toBeNull();
    expect(member.loadedId).toBe(anna.id);
  });

  it('R-346 R-347 a message is for one member only, and a reload keeps it', () => {
    const { store, member } = open({});
    member.restore('/members/Anna000000/landing3');
    member.setMessage('Hello Anna');
    member.restore('/members/Somebody00/landing3');
    expect(member.message).toBe('');
    const reloaded = new LanderMemberStore(store);
    reloaded.restore('/members/Anna000000/landing3');
    expect(reloaded.message).toBe('Hello Anna');
  });
});
