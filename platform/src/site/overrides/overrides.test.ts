import { PAGE_LIFETIME_HEADER, START_MARK } from '@rendezvous/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { UnsignedRelease } from '../../keys/releaseSignature';
import { aDraft, createFiles } from '../../testing/aRelease';
import { tamper } from '../../testing/tamper';
import { parseBootData } from '../../testing/parseBootData';
import { TestSite } from '../../testing/TestSite';
import { OverrideTokens } from './OverrideTokens';

let site: TestSite;
let stableRelease: UnsignedRelease;
const files = createFiles('second');
const nextDraft = aDraft({ version: '1.1.0' }, files);

beforeEach(async () => {
  site = await TestSite.start();
  stableRelease = (await site.release()).chat;
  await site.publish('chat', nextDraft, files);
});
afterEach(() => site.stop());

const HOUR_S = 3_600;

const requestLink = (team: string, details: object = {}): Promise<LightMyRequestResponse> =>
  site.callDeployApi(team, 'POST', '/overrides', { remote: 'mfe-chat', release: nextDraft.id, ttl: HOUR_S, ...details });

const getPath = (url: string): string => new URL(url).pathname;

/** Opens a link; returns the Cookie header that the browser sends from then on. */
async function openLink(path: string, cookie = ''): Promise<string> {
  const reply = await site.open(path, { cookie });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

const createLink = async (details: object = {}, team = 'chat'): Promise<string> => getPath((await requestLink(team, details)).json().url);

const findChatRelease = ({ body }: LightMyRequestResponse): string | undefined =>
  parseBootData(body).plan.remotes[0]?.candidates[0]?.release;

describe('R-020 a link gives a release to one browser', () => {
  it('and to nobody else; the plan of an open page has the same release', async () => {
    const cookie = await openLink(await createLink());
    expect(findChatRelease(await site.open('/chats', { cookie }))).toBe(nextDraft.id);
    expect((await site.open('/platform/plan', { cookie })).json().remotes[0].candidates[0].release).toBe(nextDraft.id);
    expect(findChatRelease(await site.open('/chats'))).toBe(stableRelease.id);
  });

  it('in a cookie that scripts cannot read, as long as the link is valid', async () => {
    const reply = await site.open(await createLink());
    expect(reply.headers['set-cookie']).toMatch(/^overrides=[\w.-]+; Path=\/; Max-Age=3600; SameSite=Lax; Secure; HttpOnly$/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('and redirects to the requested page, even when its address needs encoding', async () => {
    const followLink = async (path: string): Promise<unknown> => (await site.open(await createLink({ path }))).headers.location;
    expect(await followLink('/chats')).toBe('/chats');
    expect(await followLink('/pages/für alle?lang=de#end')).toBe('/pages/f%C3%BCr%20alle?lang=de#end');
    const cookie = await openLink(await createLink());
    const reply = await site.open(await createLink({ path: '/chats' }), { cookie });
    expect(reply.headers['set-cookie']).toEqual((await site.open(await createLink(), { cookie })).headers['set-cookie']);
  });

  it('until it expires, after which neither the link nor the cookie works', async () => {
    const link = await createLink();
    const cookie = await openLink(link);
    site.now += HOUR_S * 1_000;
    expect(findChatRelease(await site.open('/chats', { cookie }))).toBe(stableRelease.id);
    expect((await site.open('/chats', { cookie })).body).not.toContain('Under test here');
    expect((await site.open(link)).statusCode).toBe(403);
  });

  it('alongside those of other remotes, replacing an earlier one of the same remote', async () => {
    const shell = parseBootData((await site.open('/chats')).body).plan.shell;
    const cookieOfBoth = await openLink(await createLink({ remote: 'shell', release: shell }, 'shell'), await openLink(await createLink()));
    const { body } = await site.open('/chats', { cookie: cookieOfBoth });
    expect([body.includes(`shell ${shell}`), body.includes(`mfe-chat ${nextDraft.id}`)]).toEqual([true, true]);
    const replacedCookie = await openLink(await createLink({ release: stableRelease.id }), cookieOfBoth);
    expect(findChatRelease(await site.open('/chats', { cookie: replacedCookie }))).toBe(stableRelease.id);
  });
});

describe('R-020 what is refused', () => {
  it('a link or cookie that this site did not sign, whatever it says', async () => {
    const override = { remote: 'mfe-chat' as const, release: nextDraft.id, expires: site.now + 1_000 };
    const genuineToken = new OverrideTokens('test-secret', () => site.now).issue(override);
    const [content = '', signature = ''] = genuineToken.split('.');
    const foreignTokens = [
      new OverrideTokens('another-secret', () => site.now).issue(override),
      `${content}.`,
      content,
      `${Buffer.from(JSON.stringify({ ...override, release: stableRelease.id })).toString('base64url')}.${signature}`,
      `${content}.${tamper(signature)}`,
      'null.null',
    ];
    for (const token of foreignTokens) {
      const reply = await site.open(`/platform/override/${token}`);
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
      expect(reply.body).toContain('This link is not valid');
      expect(findChatRelease(await site.open('/chats', { cookie: `overrides=${token}` }))).toBe(stableRelease.id);
    }
    expect(findChatRelease(await site.open('/chats', { cookie: `overrides=${genuineToken}` }))).toBe(nextDraft.id);
  });

  it('a link to a remote of another team, to an unknown release, without a token, or for longer than a week', async () => {
    const replies = [
      await requestLink('payments'),
      await requestLink('chat', { release: '9.9.9-99999999' }),
      await site.app.inject({ method: 'POST', url: '/platform/api/overrides', payload: {} }),
      await requestLink('chat', { ttl: 8 * 24 * HOUR_S }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 404, 401, 400]);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/..//evil.example', '/.//evil.example', '/%2e%2e//evil.example'],
    ...['https://evil.example/', 'data:text/html,x', 'chats', '', ' /chats', '/chats\r\nset-cookie: a=b', `/${'x'.repeat(180)}`],
  ])('a link that leads to "%s"', async (path) => {
    const reply = await requestLink('chat', { path });
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'path']);
  });

  it('a reset requested by another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const reply = await site.app.inject({ method: 'POST', url: '/platform/overrides/reset', headers });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('R-020 a page with a different release than its visit would normally have', () => {
  it('shows which one, until when, and how to reset it', async () => {
    const { body, headers } = await site.open('/chats', { cookie: await openLink(await createLink()) });
    expect(body).toContain(
      `<strong>mfe-chat ${nextDraft.id}</strong><small>until <time datetime="2026-01-01T01:00:00.000Z">2026-01-01 01:00 UTC`,
    );
    expect(body).toContain(`<summary>Under test here: mfe-chat ${nextDraft.id}</summary>`);
    expect(body).toContain(`data-containers="${nextDraft.container} ${stableRelease.container}"`);
    expect(body).toContain('<form method="post" action="/platform/overrides/reset"><button>Reset all</button></form>');
    expect(String(headers['content-security-policy'])).toContain(parseBootData(body).nonce);
    expect(body).toContain(`<style nonce="${parseBootData(body).nonce}">#overrides{`);
  });

  it('is never cached: no lifetime for the service worker, no start mark', async () => {
    const plainReply = await site.open('/pages/faq');
    const { body, headers } = await site.open('/pages/faq', { cookie: await openLink(await createLink()) });
    expect([PAGE_LIFETIME_HEADER in plainReply.headers, PAGE_LIFETIME_HEADER in headers]).toEqual([true, false]);
    expect([plainReply.body.includes(START_MARK), body.includes(START_MARK)]).toEqual([true, false]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('does not count in the figures: its reports have no token', async () => {
    const { body } = await site.open('/chats', { cookie: await openLink(await createLink()) });
    expect(parseBootData(body).beaconToken).toBe('');
    expect(parseBootData((await site.open('/chats')).body).beaconToken).not.toBe('');
    const report = { token: '', releases: [{ remote: 'mfe-chat', release: nextDraft.id }] };
    const headers = { 'sec-fetch-site': 'same-origin', host: 'example.com' };
    const reply = await site.app.inject({ method: 'POST', url: '/platform/beacon', headers, payload: report });
    expect(reply.statusCode).toBe(204);
    expect((await site.callDeployApi('chat', 'GET', '/status')).json().figures).toEqual([]);
  });

  it('shows why a release is not offered', async () => {
    const cookie = await openLink(await createLink());
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/block', { serial: await site.loadSerial(), release: nextDraft.id });
    const reply = await site.open('/chats', { cookie });
    expect(findChatRelease(reply)).toBe(stableRelease.id);
    expect(reply.body).toContain(`<strong>mfe-chat ${nextDraft.id}</strong><small>not offered: blocked</small>`);
  });

  it('is the same as for everybody after the reset', async () => {
    const cookie = await openLink(await createLink());
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const reply = await site.app.inject({ method: 'POST', url: '/platform/overrides/reset', headers });
    expect([reply.statusCode, reply.headers.location, reply.headers['set-cookie']]).toEqual([
      303,
      '/',
      'overrides=; Path=/; Max-Age=0; SameSite=Lax; Secure; HttpOnly',
    ]);
  });

  it('loads its script from the site, and other documents do not contain it', async () => {
    expect((await site.open('/platform/overrides.js')).headers['content-type']).toContain('text/javascript');
    expect((await site.open('/chats')).body).not.toContain('overrides');
  });
});
