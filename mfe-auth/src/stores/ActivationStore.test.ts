import { anError, aStore, aUser, type FakeReplies } from '@rendezvous/shared/testing';
import { ActivationStore } from './ActivationStore';

function open(api: FakeReplies) {
  const test = aStore({ api, user: aUser({ status: 'not_confirmed' }) });
  return { ...test, activation: new ActivationStore(test.store) };
}

describe('ActivationStore', () => {
  it('R-201 posts a token once, however often it is asked to', async () => {
    const { activation, api } = open({ 'POST /api/activate.php': { user: null, activated: true } });
    await Promise.all([activation.activate('abc'), activation.activate('abc')]);
    await activation.activate('abc');
    expect(api.calls('POST /api/activate.php')).toHaveLength(1);
    expect(activation.state).toBe('done');
  });

  it('R-201 takes over the confirmed member', async () => {
    const { activation, store } = open({ 'POST /api/activate.php': { user: aUser(), activated: true } });
    await activation.activate('abc');
    expect(store.session.user?.status).toBe('active');
  });

  it.each([
    ['activation_failed', 'refused'],
    ['server_error', 'failed'],
    ['rate_limited', 'failed'],
  ] as const)('R-202 after %s it is %s', async (code, state) => {
    const { activation } = open({ 'POST /api/activate.php': anError(code) });
    await activation.activate('abc');
    expect(activation).toMatchObject({ state, failure: { code } });
  });

  it('R-201 a token without an answer can be posted again', async () => {
    const { activation, api } = open({});
    api.online = false;
    await activation.activate('abc');
    api.online = true;
    api.reply({ 'POST /api/activate.php': { user: null, activated: true } });
    await activation.activate('abc');
    expect(activation.state).toBe('done');
  });
});
