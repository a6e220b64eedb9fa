import { tamper } from '../testing/tamper';
import { resolveVisit } from '../registry/resolveVisit';
import { parseBootData } from '../testing/parseBootData';
import { aDraft, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';

let site: TestSite;
let stableId: string;
let canaryId: string;

const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}-abcdefghij`);
const findCanaryVisitors = async (): Promise<string[]> => {
  const registry = await site.registry.load();
  return visitors.filter(
    (visitorId) => resolveVisit(registry, { visitorId, country: 'NL', locale: 'nl' }).releases['mfe-chat']?.[0]?.id === canaryId,
  );
};

beforeEach(async () => {
  site = await TestSite.start({ trustProxy: true });
  stableId = (await site.release()).chat.id;
  const files = createFiles('second');
  const next = aDraft({ version: '1.1.0' }, files);
  await site.publish('chat', next, files);
  canaryId = next.id;
});
afterEach(() => site.stop());

const openCanary = async (percent: number, body: object = {}): Promise<void> => {
  const serial = await site.loadSerial();
  await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/canary', { serial, release: canaryId, percent, ...body });
};

const sendReport = (payload: object, app = site.app) => {
  const address = `10.0.0.${Math.floor(Math.random() * 250)}`;
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address, host: 'example.com' };
  return app.inject({ method: 'POST', url: '/platform/beacon', headers, payload });
};
const issueToken = (): string => site.app.site.tokens.issue();
const reportLoad = (release: string, app = site.app) =>
  sendReport({ token: issueToken(), releases: [{ remote: 'mfe-chat', release }] }, app);
const reportFailure = (release: string, app = site.app) =>
  sendReport({ token: issueToken(), remote: 'mfe-chat', release, rung: 'entry', reason: 'broken' }, app);

const loadHistory = async (): Promise<{ who: string; why: string; action: string; release: string | null }[]> =>
  site.registry.loadHistory('mfe-chat', 50);

describe('R-020 a failing canary is aborted automatically', () => {
  it('within 200 reports, and none of 20,000 visitors gets it afterwards', async () => {
    await openCanary(10);
    expect((await findCanaryVisitors()).length).toBeGreaterThan(1_700);
    let reports = 0;
    // All visits have the canary, and one in five fails.
    while ((await site.registry.load()).remotes['mfe-chat']?.canary !== undefined && reports < 1_000) {
      await (reports % 5 === 0 ? reportFailure(canaryId) : reportLoad(canaryId));
      reports += 1;
    }
    expect(reports).toBeLessThanOrEqual(200);
    expect(await findCanaryVisitors()).toEqual([]);
    expect((await loadHistory())[0]).toMatchObject({
      who: 'automatic',
      action: 'abort',
      release: canaryId,
      why: expect.stringMatching(
        /^\d+ of \d+ visits failed \(2\d(\.\d+)? %\), no visit had the stable release; the limit is 5 % above stable$/,
      ),
    });
    const { remotes, aborts } = (await site.callDeployApi('chat', 'GET', '/status')).json();
    expect(remotes['mfe-chat']).toMatchObject({ stable: stableId, state: 'on' });
    expect(aborts).toHaveLength(1);
  });

  it('the next page that is opened has the stable release', async () => {
    await openCanary(100, { abort: { errorRate: 0.1, minBeacons: 3 } });
    const findChosenRelease = async () => parseBootData((await site.open('/chats')).body).plan.remotes[0]?.candidates[0]?.release;
    expect(await findChosenRelease()).toBe(canaryId);
    for (let count = 0; count < 3; count += 1) await reportFailure(canaryId);
    expect(await findChosenRelease()).toBe(stableId);
  });

  it('a canary that works as well as stable continues', async () => {
    await openCanary(10);
    for (let count = 0; count < 120; count += 1) await (count % 20 < 2 ? reportFailure : reportLoad)(count % 2 === 0 ? canaryId : stableId);
    for (let count = 0; count < 60; count += 1) await reportFailure(stableId);
    expect((await site.registry.load()).remotes['mfe-chat']?.canary).toBeDefined();
  });

  it('a visit counts once, however often it reports; a visit with a forged token does not count', async () => {
    await openCanary(10, { abort: { errorRate: 0.1, minBeacons: 3 } });
    const visitToken = issueToken();
    const failure = { token: visitToken, remote: 'mfe-chat', release: canaryId, rung: 'entry', reason: 'broken' };
    for (let count = 0; count < 10; count += 1) await sendReport(failure);
    for (let count = 0; count < 10; count += 1) await sendReport({ ...failure, token: tamper(issueToken()) });
    const { canaries } = (await site.callDeployApi('chat', 'GET', '/status')).json();
    expect(canaries['mfe-chat']).toMatchObject({ canary: { visits: 1, failed: 1 }, abort: false });
  });

  it('above its limit of slow visits: a canary that works but is slower than stable', async () => {
    await openCanary(10, { abort: { errorRate: 0.1, poorRate: 0.1, minBeacons: 2 } });
    const reportLcp = (release: string, lcp: number) =>
      sendReport({ token: issueToken(), releases: [{ remote: 'mfe-chat', release, lcp }] });
    for (let count = 0; count < 8; count += 1) await reportLcp(stableId, count === 0 ? 5_000 : 900);
    for (let count = 0; count < 8; count += 1) await reportLcp(canaryId, count < 2 ? 5_000 : 900);
    expect((await site.registry.load()).remotes['mfe-chat']?.canary).toBeUndefined();
    expect((await loadHistory())[0]).toMatchObject({
      action: 'abort',
      why: '2 of 8 visits had poor web vitals (25 %), stable 12.5 % of 8; the limit is 10 % above stable',
    });
  });

  it('a new canary of the same release starts counting from zero', async () => {
    const abort = { errorRate: 0.1, minBeacons: 3 };
    await openCanary(10, { abort });
    for (let count = 0; count < 3; count += 1) await reportFailure(canaryId);
    await openCanary(10, { abort });
    await reportFailure(canaryId);
    expect((await site.registry.load()).remotes['mfe-chat']?.canary?.release).toBe(canaryId);
  });

  it('several servers that abort it at the same time record it once', async () => {
    await openCanary(10, { abort: { errorRate: 0.1, minBeacons: 20 } });
    const others = await Promise.all([1, 2, 3].map(() => site.create({ trustProxy: true })));
    const apps = [site.app, ...others];
    await Promise.all(Array.from({ length: 60 }, (_, index) => reportFailure(canaryId, apps[index % apps.length])));
    expect((await loadHistory()).filter(({ who }) => who === 'automatic')).toHaveLength(1);
    await Promise.all(others.map((app) => app.close()));
  });
});

describe('reports are validated', () => {
  it.each([
    ['no release', { releases: [] }, 400],
    ['too many releases', { releases: Array.from({ length: 40 }, () => ({ remote: 'shell', release: 'x' })) }, 400],
    ['a time that is none', { releases: [{ remote: 'shell', release: 'x', lcp: -1 }] }, 400],
    ['something unknown', { releases: [{ remote: 'shell', release: 'x', more: 1 }] }, 400],
    ['an unknown remote', { releases: [{ remote: 'mfe-evil', release: 'x' }] }, 400],
    ['a release that does not exist', { releases: [{ remote: 'shell', release: 'x' }] }, 204],
  ])('%s', async (_, body, status) => {
    expect((await sendReport({ token: issueToken(), ...body })).statusCode).toBe(status);
    expect((await site.callDeployApi('chat', 'GET', '/status')).json().figures).toEqual([]);
  });

  it('the status shows visits, failures and vitals by release', async () => {
    const { shell } = (await site.registry.load()).remotes;
    const releases = [
      { remote: 'shell', release: shell?.stable, lcp: 990, cls: 0.01, inp: 20 },
      { remote: 'mfe-chat', release: stableId },
    ];
    await sendReport({ token: issueToken(), releases });
    await reportFailure(stableId);
    expect((await site.callDeployApi('chat', 'GET', '/status')).json().figures).toEqual([
      { remote: 'mfe-chat', release: stableId, visits: 2, failed: 1, errorRate: 0.5, lcp: null, inp: null, cls: null },
      expect.objectContaining({ remote: 'shell', visits: 1, failed: 0, errorRate: 0, lcp: 975 }),
    ]);
  });

  it('at most 300 a minute are accepted from one address', async () => {
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: '/platform/beacon',
        headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.1.1.1' },
        payload: { token: 'x', releases: [{ remote: 'shell', release: 'x' }] },
      });
    const replies = await Promise.all(Array.from({ length: 301 }, send));
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    site.now += 60_000;
    expect((await send()).statusCode).toBe(204);
  });
});
