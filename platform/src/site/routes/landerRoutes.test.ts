import { TestSite } from '../../testing/TestSite';

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

const COMMANDS = ['launch', 'stop', 'rollback', 'preview'];

describe('the deploy api of landers', () => {
  it.each(COMMANDS)(
    'R-348 %s is only for the team that releases mfe-landers, and the api receives the name of that team',
    async (command) => {
      const rejectedReply = await site.callDeployApi('chat', 'POST', `/landers/${command}`, { serial: 1, who: 'marketing' });
      expect([rejectedReply.statusCode, rejectedReply.json().error.message]).toEqual([403, 'Team chat does not own mfe-landers.']);
      expect(site.landers.calls).toEqual([]);
      site.landers.replies[`/internal/landers/${command}`] = { status: 200, reply: { serial: 2, address: '/landers/gallery/x' } };
      expect((await site.callDeployApi('marketing', 'POST', `/landers/${command}`, { serial: 1, who: 'chat' })).statusCode).toBe(200);
      expect(site.landers.calls).toEqual([{ method: 'POST', path: `/internal/landers/${command}`, body: { serial: 1, who: 'marketing' } }]);
    },
  );

  it('R-348 any team may view and check campaigns', async () => {
    site.landers.replies['/internal/landers'] = { status: 200, reply: { serial: 7 } };
    expect((await site.callDeployApi('chat', 'GET', '/landers?name=gallery&slug=summer')).json()).toEqual({ serial: 7 });
    await site.callDeployApi('chat', 'GET', '/landers/campaign?name=gallery&slug=default');
    await site.callDeployApi('chat', 'GET', '/landers/figures?name=gallery&slug=summer&days=30');
    await site.callDeployApi('chat', 'POST', '/landers/check', { campaign: {} });
    expect(site.landers.calls).toEqual([
      { method: 'GET', path: '/internal/landers?name=gallery&slug=summer', body: undefined },
      { method: 'GET', path: '/internal/landers/campaign?name=gallery&slug=default', body: undefined },
      { method: 'GET', path: '/internal/landers/figures?name=gallery&slug=summer&days=30', body: undefined },
      { method: 'POST', path: '/internal/landers/check', body: { campaign: {}, who: 'chat' } },
    ]);
  });

  it.each(['GET', 'POST'] as const)('R-348 %s needs a token', async (method) => {
    const url = `/platform/api/landers${method === 'POST' ? '/launch' : ''}`;
    const reply = await site.app.inject({ method, url, ...(method === 'POST' ? { payload: {} } : {}) });
    expect([reply.statusCode, reply.json().error.code, site.landers.calls]).toEqual([401, 'token', []]);
  });

  it('R-348 an error from the api is passed on unchanged', async () => {
    const error = { code: 'conflict', message: 'The landers have moved on from serial 1; look at the list and try again.' };
    site.landers.replies['/internal/landers/launch'] = { status: 409, reply: { error } };
    const reply = await site.callDeployApi('marketing', 'POST', '/landers/launch', { serial: 1 });
    expect([reply.statusCode, reply.json()]).toEqual([409, { error }]);
  });

  it('R-348 a change makes the next page view reload the public replies, a read does not', async () => {
    await site.callDeployApi('marketing', 'POST', '/landers/check', { campaign: {} });
    await site.callDeployApi('marketing', 'GET', '/landers');
    expect(site.boot.invalidateCount).toBe(0);
    await site.callDeployApi('marketing', 'POST', '/landers/launch', { serial: 1 });
    expect(site.boot.invalidateCount).toBe(1);
  });

  it('R-348 a preview link points to the public address of the site', async () => {
    site.landers.replies['/internal/landers/preview'] = {
      status: 200,
      reply: { revision: 3, expires: 1_780_000_000, address: '/landers/gallery/preview-3-x' },
    };
    const reply = await site.callDeployApi('marketing', 'POST', '/landers/preview', { campaign: {}, ttl: 60 });
    expect(reply.json()).toEqual({ revision: 3, expires: 1_780_000_000, url: 'https://example.com/landers/gallery/preview-3-x' });
  });

  it('R-348 returns the error api_away while the api is down', async () => {
    site.landers.isDown = true;
    const reply = await site.callDeployApi('marketing', 'GET', '/landers');
    expect([reply.statusCode, reply.json().error.code]).toEqual([503, 'api_away']);
  });
});
