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

  it('R-346 a message is for one member only', async () => {
    const { member } = open({ 'GET /api/member.php': { profile: anna } });
    await member.load(anna.id);
    member.setMessage('Hello Anna');
    await member.load('Somebody00');
    expect(member.message).toBe('');
  });
});
