import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tamper } from '../testing/tamper';
import { aDraft, createFiles } from '../testing/aRelease';
import { parseBootData } from '../testing/parseBootData';
import { toBase64, TestSite } from '../testing/TestSite';
import { signRelease, type UnsignedRelease } from '../keys/releaseSignature';

let site: TestSite;
let chatRelease: UnsignedRelease;
beforeEach(async () => {
  site = await TestSite.start();
  chatRelease = (await site.release()).chat;
});
afterEach(() => site.stop());

const nextFiles = createFiles('second');
const nextDraft = aDraft({ version: '1.1.0' }, nextFiles);
const getErrorCode = (reply: { json: () => { error: { code: string } } }): string => reply.json().error.code;
const getServedChatRelease = async (): Promise<string | undefined> =>
  parseBootData((await site.open('/chats')).body).plan.remotes[0]?.candidates[0]?.release;

describe('publishing', () => {
  it('R-020 a published release is served but gets no traffic until the next page load after it is promoted', async () => {
    expect((await site.publish('chat', nextDraft, nextFiles)).statusCode).toBe(201);
    expect((await site.open(`/r/mfe-chat/${nextDraft.id}/remoteEntry.js`)).body).toBe(String(nextFiles['remoteEntry.js']));
    expect(await getServedChatRelease()).toBe(chatRelease.id);
    await site.promote('chat', 'mfe-chat', nextDraft.id);
    expect(await getServedChatRelease()).toBe(nextDraft.id);
  });

  it('R-019 a route that a new release adds works on the running shell', async () => {
    const routes = [
      ...nextDraft.routes,
      { name: 'gifts', path: '/gifts', layout: 'Lander' as const, access: 'public' as const, titleKey: 'x' },
    ];
    expect((await site.open('/gifts/new')).statusCode).toBe(404);
    const draft = { ...nextDraft, routes: [...routes, { ...routes[1], name: 'gifts-new', path: '/gifts/new' }] as typeof routes };
    await site.publish('chat', draft, nextFiles);
    await site.promote('chat', 'mfe-chat', draft.id);
    expect((await site.open('/gifts/new')).body).toContain('<main>frame en visitor /gifts/new</main>');
  });

  it('rejects tampered bytes, and missing, additional and unsigned files', async () => {
    const release = signRelease(nextDraft, 'chat', site.readSecret('chat', 'privateKey'));
    const send = async (files: Record<string, Buffer>, overrides: object = {}): Promise<[number, string]> => {
      const body = { serial: await site.loadSerial(), release: { ...release, ...overrides }, files: toBase64(files) };
      const reply = await site.callDeployApi('chat', 'POST', '/releases', body);
      return [reply.statusCode, getErrorCode(reply)];
    };
    const { 'screen-chats.js': _, ...fewerFiles } = nextFiles;
    expect(await send({ ...nextFiles, 'remoteEntry.js': Buffer.from('evil()') })).toEqual([422, 'integrity']);
    expect(await send(fewerFiles)).toEqual([422, 'integrity']);
    expect(await send({ ...nextFiles, 'extra.js': Buffer.from('1') })).toEqual([422, 'integrity']);
    expect(await send(nextFiles, { policies: ['default'] })).toEqual([403, 'signature']);
    expect(await send({ ...nextFiles, '../../x.js': Buffer.from('1') })).toEqual([422, 'integrity']);
    expect((await site.open(`/r/mfe-chat/${nextDraft.id}/remoteEntry.js`)).statusCode).toBe(404);
  });

  it('R-020 a release may be published and promoted in one change', async () => {
    const release = signRelease(nextDraft, 'chat', site.readSecret('chat', 'privateKey'));
    const body = { serial: 4, promote: true, release, files: toBase64(nextFiles) };
    expect((await site.callDeployApi('chat', 'POST', '/releases', body)).json()).toEqual({ serial: 5, release: nextDraft.id });
    expect(await getServedChatRelease()).toBe(nextDraft.id);
    const secondReply = await site.callDeployApi('chat', 'POST', '/releases', body);
    expect([secondReply.statusCode, getErrorCode(secondReply)]).toEqual([409, 'conflict']);
  });

  it('rejects a release that cannot be loaded for inspection', async () => {
    const { 'server.cjs': _, ...fewerFiles } = nextFiles;
    const reply = await site.publish('chat', aDraft({ version: '1.2.0' }, fewerFiles), fewerFiles);
    expect([reply.statusCode, getErrorCode(reply)]).toEqual([422, 'gates']);
    expect(reply.json()).toMatchObject({
      error: { message: expect.stringContaining('It cannot be loaded: the release has no server.cjs.') },
    });
  });

  it('rejects a release with a public page that cannot be rendered, and names the page', async () => {
    const brokenRoute = {
      name: 'gifts',
      path: '/gifts/broken',
      layout: 'Default' as const,
      access: 'public' as const,
      titleKey: 'x',
      prerender: true,
    };
    const reply = await site.publish('chat', { ...nextDraft, routes: [...nextDraft.routes, brokenRoute] }, nextFiles);
    expect([reply.statusCode, getErrorCode(reply)]).toEqual([422, 'rendering']);
    expect(reply.json()).toMatchObject({
      error: { message: expect.stringContaining('/gifts/broken cannot be rendered: TypeError: window is not defined') },
    });
  });

  it('rejects the same version with different bytes, and keeps the first', async () => {
    const otherDraft = aDraft({ version: '1.0.0' }, nextFiles);
    const reply = await site.publish('chat', otherDraft, nextFiles);
    expect([reply.statusCode, getErrorCode(reply)]).toEqual([409, 'version_taken']);
    expect((await site.open(`/r/mfe-chat/${otherDraft.id}/remoteEntry.js`)).statusCode).toBe(404);
  });

  it('R-020 the token of the chat team releases mfe-chat and nothing else', async () => {
    const creditsDraft = { ...nextDraft, remote: 'mfe-credits' as const };
    expect((await site.publish('chat', creditsDraft, nextFiles)).statusCode).toBe(403);
    expect((await site.promote('chat', 'shell', '1.0.0-00000000')).statusCode).toBe(403);
    expect((await site.callDeployApi('chat', 'POST', '/remotes/mfe-credits/off', { serial: 4 })).statusCode).toBe(403);
    const foreignRelease = signRelease(nextDraft, 'payments', site.readSecret('payments', 'privateKey'));
    const reply = await site.callDeployApi('chat', 'POST', '/releases', { serial: 4, release: foreignRelease, files: toBase64(nextFiles) });
    expect([reply.statusCode, getErrorCode(reply)]).toEqual([403, 'not_owner']);
  });

  it.each([[{}], [{ authorization: 'Bearer guessguessguessguessguess' }], [{ authorization: 'Basic abc' }]])(
    'needs a token (%o)',
    async (headers) => {
      const reply = await site.app.inject({ method: 'POST', url: '/platform/api/remotes/mfe-chat/off', headers, payload: { serial: 4 } });
      expect([reply.statusCode, getErrorCode(reply)]).toEqual([401, 'token']);
    },
  );

  it.each([
    '/platform/%61pi/status',
    '/%70latform/api/history',
    '/platform/ap%69/reports',
    '/platform/%61pi/landers',
    '/platform/%61pi/releases/mfe-chat/1.0.0-00000000/sources.json',
    '/platform/%61pi/why?remote=mfe-chat&visitor=x',
  ])('security 12 needs a token however its URL is encoded: %s', async (url) => {
    const reply = await site.app.inject({ method: 'GET', url });
    expect([reply.statusCode, getErrorCode(reply)]).toEqual([401, 'token']);
  });

  it('security 12 needs a token when the request line contains the full URL', async () => {
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = site.app.server.address() as AddressInfo;
    const path = 'http://example.com/platform/api/status';
    const status = await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path }, (reply) => resolve(reply.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(401);
  });
});

describe('changing what is live', () => {
  it('R-020 a rollback takes effect at the next page load', async () => {
    await site.publish('chat', nextDraft, nextFiles);
    await site.promote('chat', 'mfe-chat', nextDraft.id);
    const reply = await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/rollback', {
      serial: await site.loadSerial(),
      why: 'errors',
    });
    expect(reply.json()).toMatchObject({
      serial: 7,
      stable: chatRelease.id,
      changes: [`stable ${nextDraft.id} → ${chatRelease.id}`, expect.anything()],
    });
    expect(await getServedChatRelease()).toBe(chatRelease.id);
  });

  it('a lost race is a clear error and changes nothing', async () => {
    await site.publish('chat', nextDraft, nextFiles);
    const serial = await site.loadSerial();
    const sendChange = (action: string) =>
      site.callDeployApi('chat', 'POST', `/remotes/mfe-chat/${action}`, { serial, release: nextDraft.id });
    const replies = await Promise.all([sendChange('promote'), sendChange('block')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refusedReply = replies.find(({ statusCode }) => statusCode === 409);
    expect(refusedReply?.json().error).toEqual({
      code: 'conflict',
      message: `The registry has moved on from serial ${serial}; look at the status and try again.`,
    });
    expect(await site.loadSerial()).toBe(serial + 1);
  });

  it('R-017 a remote that is switched off keeps its routes and loads nothing', async () => {
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/off', { serial: await site.loadSerial() });
    const reply = await site.open('/chats');
    expect(reply.statusCode).toBe(200);
    expect(parseBootData(reply.body).plan.remotes[0]).toMatchObject({ state: 'off', candidates: [] });
  });

  it('rejects an unknown release and suggests the nearest ones', async () => {
    const reply = await site.promote('chat', 'mfe-chat', '1.0.0');
    expect([reply.statusCode, reply.json().error]).toEqual([
      404,
      { code: 'unknown_release', message: `mfe-chat has no release 1.0.0; the nearest are ${chatRelease.id}.` },
    ]);
  });

  it('says what is wrong with a request', async () => {
    const reply = await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/promote', { release: 'x' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error.message).toMatch(/serial/);
  });
});

describe('queries', () => {
  it('the history says who did what, when and why', async () => {
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/off', { serial: 4, why: 'maintenance night' });
    const { history } = (await site.callDeployApi('chat', 'GET', '/history?remote=mfe-chat')).json();
    expect(history[0]).toEqual({
      serial: 5,
      at: site.now,
      who: 'chat',
      action: 'off',
      remote: 'mfe-chat',
      release: null,
      why: 'maintenance night',
    });
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['off', 'promote', 'publish']);
  });

  it('why explains the decision for a visitor', async () => {
    const reply = (await site.callDeployApi('payments', 'GET', '/why?remote=mfe-chat&visitor=abc')).json();
    expect(reply).toEqual({
      serial: 4,
      remote: 'mfe-chat',
      chosen: chatRelease.id,
      trace: [{ remote: 'mfe-chat', rule: 'stable', release: chatRelease.id, taken: true, reason: 'stable' }],
      canary: null,
      aborted: null,
    });
  });

  it('the status contains the registry and the failures that browsers reported, once per visit and rung', async () => {
    const { beaconToken } = parseBootData((await site.open('/chats')).body);
    const send = (overrides: object = {}, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
      site.app.inject({
        method: 'POST',
        url: '/platform/beacon',
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
        payload: JSON.stringify({
          token: beaconToken,
          remote: 'mfe-chat',
          release: chatRelease.id,
          rung: 'entry',
          reason: 'timeout',
          ...overrides,
        }),
      });
    expect((await send()).statusCode).toBe(204);
    await send();
    await send({ rung: 'fallback' });
    await send({ token: tamper(beaconToken) });
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const status = (await site.callDeployApi('chat', 'GET', '/status')).json();
    expect(status.beacons).toEqual([
      { remote: 'mfe-chat', release: chatRelease.id, rung: 'entry', visits: 1, reason: 'timeout' },
      { remote: 'mfe-chat', release: chatRelease.id, rung: 'fallback', visits: 1, reason: 'timeout' },
    ]);
    expect(status.remotes['mfe-chat']).toMatchObject({ owner: 'chat', state: 'on', stable: chatRelease.id });
  });
});
