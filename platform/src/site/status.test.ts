import { createHash } from 'node:crypto';
import { aDraft, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';

const OWN_PAGE_HEADERS = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;
let chatId: string;
beforeEach(async () => {
  site = await TestSite.start();
  chatId = (await site.release()).chat.id;
});
afterEach(() => site.stop());

const logIn = (token: string, headers: Record<string, string> = OWN_PAGE_HEADERS) =>
  site.app.inject({ method: 'POST', url: '/platform/login', headers, payload: new URLSearchParams({ token }).toString() });

async function openSession(): Promise<string> {
  const reply = await logIn(site.readSecret('chat', 'token'));
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
}

const openStatusPage = async (query = ''): Promise<string> => (await site.open(`/platform${query}`, { cookie: await openSession() })).body;

const sendReport = (releases: object[]) =>
  site.app.inject({
    method: 'POST',
    url: '/platform/beacon',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { token: site.app.site.tokens.issue(), releases },
  });

describe('R-020 the status page is for teams', () => {
  it('without a session it asks for a token and shows nothing', async () => {
    const reply = await site.open('/platform');
    expect(reply.statusCode).toBe(401);
    expect(reply.body).toContain('Token of your team');
    expect(reply.body).not.toContain('mfe-chat');
  });

  it('a team’s token opens a session, and logging out ends it', async () => {
    const reply = await logIn(` ${site.readSecret('chat', 'token')}\n`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/platform']);
    expect(reply.headers['set-cookie']).toMatch(/Path=\/platform; Max-Age=43200; SameSite=Strict; HttpOnly; Secure$/);
    expect(await openStatusPage()).toContain('by team chat');
    const logoutReply = await site.app.inject({ method: 'POST', url: '/platform/logout', headers: OWN_PAGE_HEADERS });
    expect(logoutReply.headers['set-cookie']).toContain('Max-Age=0');
  });

  it('a wrong token is rejected, and after ten attempts every token is rejected for a quarter of an hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await logIn('guess')).statusCode).toBe(403);
    expect((await logIn(site.readSecret('chat', 'token'))).statusCode).toBe(429);
    site.now += 15 * 60_000;
    expect((await logIn(site.readSecret('chat', 'token'))).statusCode).toBe(303);
  });

  it('a login request from another site is rejected', async () => {
    const reply = await logIn(site.readSecret('chat', 'token'), { ...OWN_PAGE_HEADERS, 'sec-fetch-site': 'cross-site' });
    expect(reply.statusCode).toBe(403);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('form bodies are parsed only on the status page', async () => {
    const headers = { ...OWN_PAGE_HEADERS, host: 'example.com' };
    const reply = await site.app.inject({ method: 'POST', url: '/login', headers, payload: `token=${'x'.repeat(5_000)}` });
    expect(reply.statusCode).toBe(303);
    expect((await logIn('x'.repeat(5_000))).statusCode).toBe(413);
  });

  it('it can be opened at most 120 times a minute', async () => {
    const replies = await Promise.all(Array.from({ length: 121 }, () => site.open('/platform')));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});

describe('R-020 the status page', () => {
  it('allows no scripts and only its own styles', async () => {
    const { headers, body } = await site.open('/platform', { cookie: await openSession() });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]{44}'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
    );
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script| style=| on\w+=/);
  });

  it('shows the live releases with their figures, over a day or two weeks', async () => {
    const { shell } = (await site.registry.load()).remotes;
    for (let visit = 0; visit < 20; visit += 1) {
      await sendReport([
        { remote: 'shell', release: shell?.stable, lcp: 1_500, inp: 120, cls: 0.02 },
        { remote: 'mfe-chat', release: chatId },
      ]);
    }
    site.now += 25 * 3_600_000;
    await sendReport([{ remote: 'mfe-chat', release: chatId }]);
    const [dayPage, twoWeeksPage] = [await openStatusPage(), await openStatusPage('?range=14d')];
    expect(dayPage).toContain(`aria-label="Visits: ${chatId} 1 last, 1 at most."`);
    expect(twoWeeksPage).toContain(`aria-label="Visits: ${chatId} 1 last, 20 at most."`);
    expect(twoWeeksPage).toMatch(/Largest paint \(LCP\), p75: 1\.0\.0-\w+ 1\.48 s last/);
    expect(twoWeeksPage).toMatch(/Slowest answer \(INP\), p75: 1\.0\.0-\w+ 1\d\d ms last/);
    expect(twoWeeksPage).toMatch(/Layout shift \(CLS\), p75: 1\.0\.0-\w+ 0\.0[12]\d last/);
    expect(dayPage).toContain('Everything is live, no canary is open.');
  });

  it('shows open canaries, canaries that ended automatically and remotes that are switched off', async () => {
    const files = createFiles('second');
    const next = aDraft({ version: '1.1.0' }, files);
    await site.publish('chat', next, files);
    const abort = { errorRate: 0.1, minBeacons: 1 };
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/canary', {
      serial: await site.loadSerial(),
      release: next.id,
      percent: 5,
      abort,
    });
    expect(await openStatusPage()).toContain('for 5 %: 0 of 0 visits failed (0 %); it is judged from 1 visits on');
    const failure = { token: site.app.site.tokens.issue(), remote: 'mfe-chat', release: next.id, rung: 'entry', reason: '<b>broken' };
    const headers = { 'sec-fetch-site': 'same-origin' };
    await site.app.inject({ method: 'POST', url: '/platform/beacon', headers, payload: failure });
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/off', { serial: await site.loadSerial(), why: 'night' });
    const page = await openStatusPage();
    expect(page).toContain('mfe-chat is switched off');
    expect(page).toMatch(/ended by itself at 2026-01-01 00:00 UTC: 1 of 1 visits failed/);
    expect(page).toContain('newest “&lt;b&gt;broken”');
    expect(page).toMatch(/<td>chat<\/td>\s*<td>off<\/td>/);
  });

  it('security 20: shows what browsers blocked, as text', async () => {
    expect(await openStatusPage()).toContain('No browser has blocked anything in the last 14 days.');
    await site.reports.add([{ directive: 'script-src-elem', blocked: 'https://<evil>', source: '/r/mfe-chat/1.0.0-00000000/a.js' }]);
    const page = await openStatusPage();
    expect(page).toContain('aria-label="Reports of browsers"');
    expect(page).toContain('https://&lt;evil&gt;');
    expect(page).toContain('/r/mfe-chat/1.0.0-00000000/a.js');
  });

  it('R-348 shows the live campaigns, as text, and a message while the api is down', async () => {
    const setLiveLanders = (live: object[]): void => {
      site.landers.replies['/internal/landers'] = { status: 200, reply: { serial: 1, live, launches: [] } };
    };
    setLiveLanders([]);
    expect(await openStatusPage()).toContain('No campaign is live; landers show what the product brings.');
    const at = Date.UTC(2026, 0, 1) / 1_000;
    setLiveLanders([
      { serial: 1, name: 'gallery', slug: 'summer', revision: 7, who: 'marketing', why: '<b>season', at, schedule: null, isShown: true },
    ]);
    const page = await openStatusPage();
    expect(page).toContain('aria-label="Campaigns"');
    expect(page).toMatch(/gallery\/summer<\/th>\s*<td>7<\/td>\s*<td>yes<\/td>/);
    expect(page).toContain('&lt;b&gt;season');
    const scheduledLander = { serial: 1, name: 'gallery', slug: 'winter', revision: 8, who: 'marketing', why: '', at };
    const [from, until] = ['2026-12-01T00:00Z', '2026-12-24T18:00:00.000Z'];
    setLiveLanders([
      { ...scheduledLander, schedule: { until }, isShown: true },
      { ...scheduledLander, schedule: { from, until }, isShown: false },
    ]);
    const pageText = await openStatusPage();
    expect(pageText).toContain('<td>yes, until 2026-12-24 18:00 UTC</td>');
    expect(pageText).toContain('<td>by schedule not now, from 2026-12-01 00:00 UTC, until 2026-12-24 18:00 UTC</td>');
    site.landers.isDown = true;
    expect(await openStatusPage()).toContain('The api, which keeps them, does not answer.');
  });

  it('R-362 shows the figures of variants and what may be concluded', async () => {
    expect(await openStatusPage()).not.toContain('Views and sign-ups');
    const figure = { name: 'gallery', slug: 'summer', variant: 'question', day: '2026-01-01', views: 900, signups: 45 };
    const reply = { from: '2025-12-03', figures: [figure, { ...figure, variant: 'promise', signups: 90 }] };
    site.landers.replies['/internal/landers/figures'] = { status: 200, reply };
    const page = await openStatusPage();
    expect(page).toContain('aria-label="Figures of landers"');
    expect(page).toMatch(/gallery\/summer<\/th>\s*<td>promise<\/td>\s*<td>900<\/td>\s*<td>90<\/td>\s*<td>10.0 %<\/td>/);
    expect(page).toContain('too few views to compare: each variant needs at least 1000');
  });

  it('explains why a visitor got a release', async () => {
    expect(await openStatusPage()).not.toContain('With serial');
    const page = await openStatusPage('?visitor=abc&country=nl&locale=de');
    expect(page).toContain(`mfe-chat ${chatId}`);
    expect(page).toMatch(/<td>stable<\/td>\s*<td><code>1\.0\.0-\w+<\/code><\/td>\s*<td>yes<\/td>/);
    expect(page).toContain('value="NL"');
    expect(page).toMatch(/<option selected>\s*de\s*<\/option>/);
  });

  it('escapes everything it takes from the address', async () => {
    const page = await openStatusPage(`?visitor=${encodeURIComponent('"><script>alert(1)</script>')}&country=<x&locale=xx&range=1`);
    expect(page).not.toContain('<script>');
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;');
  });
});
