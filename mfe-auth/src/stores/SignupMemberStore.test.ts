import { anError, aProfile, aStore } from '@rendezvous/shared/testing';
import { SignupMemberStore } from './SignupMemberStore';

describe('SignupMemberStore', () => {
  it('R-184 reads a member once', async () => {
    const { store, api } = aStore({ api: { 'GET /api/member.php': { profile: aProfile() } } });
    const member = new SignupMemberStore(store);
    await Promise.all([member.load('Anna000000'), member.load('Anna000000')]);
    expect(member.profile?.name).toBe('Anna');
    expect(api.calls('GET /api/member.php')).toEqual([{ id: 'Anna000000' }]);
  });

  it('R-184 clears the previous member when the next one may not be seen', async () => {
    const { store, api } = aStore({ api: { 'GET /api/member.php': { profile: aProfile() } } });
    const member = new SignupMemberStore(store);
    await member.load('Anna000000');
    api.reply({ 'GET /api/member.php': anError('member_gone') });
    await member.load('Bo00000000');
    expect(member.profile).toBeNull();
  });

  it('R-184 ignores a late reply about another member', async () => {
    let answerAnna = (): void => {};
    const annaAnswered = new Promise<void>((resolve) => (answerAnna = resolve));
    const { store } = aStore({
      api: {
        'GET /api/member.php': async ({ query: { id } }) => {
          if (id === 'Anna000000') await annaAnswered;
          return { profile: aProfile({ id }) };
        },
      },
    });
    const member = new SignupMemberStore(store);
    const firstLoad = member.load('Anna000000');
    await member.load('Bo00000000');
    answerAnna();
    await firstLoad;
    expect(member.profile?.id).toBe('Bo00000000');
  });
});
