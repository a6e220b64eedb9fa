import { anError, aProfile, aStore } from '@rendezvous/shared/testing';
import { SignupMemberStore } from './SignupMemberStore';

describe('SignupMemberStore', () => {
  it('R-184 reads a member once', async () => {
    const { store, api } = aStore({ api: { 'GET /api/member.php': { profile: aProfile() } } });
    const memberStore = new SignupMemberStore(store);
    await Promise.all([memberStore.load('Anna000000'), memberStore.load('Anna000000')]);
    expect(memberStore.profile?.name).toBe('Anna');
    expect(api.calls('GET /api/member.php')).toEqual([{ id: 'Anna000000' }]);
  });

  it('R-184 clears the previous member when the next one may not be seen', async () => {
    const { store, api } = aStore({ api: { 'GET /api/member.php': { profile: aProfile() } } });
    const memberStore = new SignupMemberStore(store);
    await memberStore.load('Anna000000');
    api.reply({ 'GET /api/member.php': anError('member_gone') });
    await memberStore.load('Bo00000000');
    expect(memberStore.profile).toBeNull();
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
    const memberStore = new SignupMemberStore(store);
    const firstLoad = memberStore.load('Anna000000');
    await memberStore.load('Bo00000000');
    answerAnna();
    await firstLoad;
    expect(memberStore.profile?.id).toBe('Bo00000000');
  });
});
