import { DAY_S } from '@rendezvous/shared/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { UnsignedRelease } from '../../keys/releaseSignature';
import { aDraft, createFiles } from '../../testing/aRelease';
import { parseBootData } from '../../testing/parseBootData';
import { TestSite } from '../../testing/TestSite';

const OWN_PAGE_HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
const files = createFiles('second');
const next = aDraft({ version: '1.1.0' }, files);

let site: TestSite;
let stable: UnsignedRelease;
let shell: UnsignedRelease;
beforeEach(async () => {
  site = await TestSite.start();
  ({ chat: stable, shell } = await site.release());
  await site.publish('chat', next, files);
});
afterEach(() => site.stop());

const getCookie = (reply: LightMyRequestResponse): string => String(reply.headers['set-cookie']).split(';')[0] ?? '';
const post = (url: string, form: Record<string, string>, cookie = '', headers: Record<string, string> = OWN_PAGE_HEADERS) =>
  site.app.inject({ method: 'POST', url, headers: { ...headers, cookie }, payload: new URLSearchParams(form).toString() });
const logIn = async (team = 'chat'): Promise<string> => getCookie(await post('/platform/login', { token: site.readSecret(team, 'token') }));
const choose = async (form: Record<string, string>, cookie: string) =>
  post('/platform/overrides', { path: '/', hours: '1', ...form }, cookie);
const findChatRelease = ({ body }: LightMyRequestResponse): string | undefined =>
  parseBootData(body).plan.remotes[0]?.candidates[0]?.release;

describe('R-020 the status page gives its browser a release of its team', () => {
  test('which only that browser gets, on the requested page, until it expires', async () => {
    const reply = await choose({ 'mfe-chat': next.id, path: '/chats?a=b' }, await logIn());
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/chats?a=b']);
    const cookie = getCookie(reply);
    expect(findChatRelease(await site.open('/', { cookie }))).toBe(next.id);
    expect((await site.open('/', { cookie })).body).toContain('Under test here');
    expect(findChatRelease(await site.open('/'))).toBe(stable.id);
    site.now += 3_600_000;
    expect(findChatRelease(await site.open('/', { cookie }))).toBe(stable.id);
  });

  test('lists what is chosen, and "as everybody" ends it', async () => {
    const sessionCookie = await logIn();
    const choiceCookie = getCookie(await choose({ 'mfe-chat': next.id }, sessionCookie));
    const page = await site.open('/platform', { cookie: `${sessionCookie}; ${choiceCookie}` });
    expect(page.body).toMatch(new RegExp(`mfe-chat <code>${next.id}</code> until`));
    expect(page.body).toMatch(new RegExp(`<option value="${next.id}"\\s+selected>`));
    const cookieAfterReset = getCookie(await choose({ 'mfe-chat': '' }, `${sessionCookie}; ${choiceCookie}`));
    expect(findChatRelease(await site.open('/', { cookie: cookieAfterReset }))).toBe(stable.id);
  });

  test('keeps the release that a link of another team gave', async () => {
    const link = { remote: 'shell', release: shell.id, ttl: 60 };
    const { url } = (await site.callDeployApi('shell', 'POST', '/overrides', link)).json<{ url: string }>();
    const linkCookie = getCookie(await site.open(new URL(url).pathname));
    const cookie = getCookie(await choose({ 'mfe-chat': next.id }, `${await logIn()}; ${linkCookie}`));
    const { body } = await site.open('/', { cookie });
    expect(body).toContain(`shell ${shell.id}`);
    expect(body).toContain(`mfe-chat ${next.id}`);
  });

  test('but no release of another team, no unknown release and no page of another site', async () => {
    const choiceReply = await choose({ 'mfe-chat': next.id }, await logIn('shell'));
    expect(findChatRelease(await site.open('/', { cookie: getCookie(choiceReply) }))).toBe(stable.id);
    expect((await choose({ 'mfe-chat': '9.9.9-00000000' }, await logIn())).statusCode).toBe(404);
    expect((await choose({ 'mfe-chat': next.id, path: '//evil.example' }, await logIn())).statusCode).toBe(400);
  });

  test('but not without a session, and not for a request from another site', async () => {
    const reply = await choose({ 'mfe-chat': next.id }, '');
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([401, undefined]);
    const headers = { ...OWN_PAGE_HEADERS, 'sec-fetch-site': 'cross-site' };
    expect((await post('/platform/overrides', { 'mfe-chat': next.id, path: '/' }, await logIn(), headers)).statusCode).toBe(403);
  });

  test('a release that a browser may show is not collected', async () => {
    await choose({ 'mfe-chat': next.id, hours: '24' }, await logIn());
    site.now += 31 * DAY_S * 1_000 - 3_600_000;
    await choose({ 'mfe-chat': next.id, hours: '24' }, await logIn());
    site.now += 7_200_000;
    const body = { serial: await site.loadSerial(), olderThan: DAY_S };
    expect((await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/gc', body)).json<{ removed: object[] }>().removed).toEqual([]);
  });
});
