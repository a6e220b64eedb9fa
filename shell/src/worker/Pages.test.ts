import { PAGE_LIFETIME_HEADER } from '@rendezvous/shared/contract';
import { FakeWorkerScope } from '../testing/FakeWorkerScope';
import { startWorker } from './startWorker';

const navigate = { mode: 'navigate' } as const;
const createBoot = (day: string): string => `{"day":"${day}"}`;

/** A page that is the same for every visitor. */
const aPublicPage = (day: string): Response =>
  new Response(`<html lang="en"><h1>${day}</h1><script type="application/json" id="boot">${createBoot(day)}</script></html>`, {
    headers: { [PAGE_LIFETIME_HEADER]: '60', 'content-security-policy': `nonce-${day}`, 'content-encoding': 'br' },
  });

/** Starts a worker for a site that serves a page for visitors. */
function start(firstResponse = aPublicPage('monday')): FakeWorkerScope {
  const scope = new FakeWorkerScope();
  startWorker(scope);
  scope.networkResponses.set('/login', firstResponse);
  return scope;
}

const open = (scope: FakeWorkerScope, overrides: Partial<Request> = {}): Promise<Response | undefined> =>
  scope.request('/login', { ...navigate, ...overrides });

const askForFreshPage = (scope: FakeWorkerScope): Promise<unknown> => scope.sendMessage({ ask: 'today' }, 'window');

afterEach(() => jest.useRealTimers());

describe('a page that is the same for every visitor', () => {
  it('R-079 is shown at once as it was the last time, with a mark, while its current version is requested from the site', async () => {
    const scope = start();
    expect(await (await open(scope))?.text()).toContain('<html lang="en"><h1>monday');
    scope.networkResponses.set('/login', aPublicPage('tuesday'));
    const shownPage = await open(scope);
    expect(await shownPage?.text()).toContain('<html data-kept lang="en"><h1>monday');
    expect([shownPage?.headers.get('content-security-policy'), shownPage?.headers.get('content-encoding')]).toEqual(['nonce-monday', null]);
    expect(await askForFreshPage(scope)).toEqual({ kind: 'boot', text: createBoot('tuesday') });
    expect(await (await open(scope))?.text()).toContain('<h1>tuesday');
  });

  it.each(['reload', 'no-cache'] as const)('comes from the site when it is reloaded (%s)', async (cache) => {
    const scope = start();
    await open(scope);
    scope.networkResponses.set('/login', aPublicPage('tuesday'));
    expect(await (await open(scope, { cache }))?.text()).toContain('<html lang="en"><h1>tuesday');
  });

  it('is available without a connection', async () => {
    const scope = start();
    await open(scope);
    scope.networkResponses.clear();
    expect(await (await open(scope))?.text()).toContain('<h1>monday');
    expect(await askForFreshPage(scope)).toEqual({ kind: 'offline' });
  });

  it.each([
    ['a member by now', new Response('<html>Anna</html>')],
    ['gone', new Response('<html></html>', { status: 404, headers: { [PAGE_LIFETIME_HEADER]: '60' } })],
    [
      'on the way to another one',
      { ok: false, redirected: false, type: 'opaqueredirect', headers: new Headers(), clone: () => redirectResponse } as Response,
    ],
  ])('is dropped with all others when it has changed for the visitor: %s', async (_, answer) => {
    const scope = start();
    await open(scope);
    scope.networkResponses.set('/login', answer);
    expect(await (await open(scope))?.text()).toContain('<h1>monday');
    expect(await askForFreshPage(scope)).toEqual({ kind: 'changed' });
    expect(scope.pages.files.size).toBe(0);
  });

  it('is dropped when the page of a member is opened, and when a page requests it', async () => {
    const scope = start();
    await open(scope);
    scope.networkResponses.set('/members', new Response('<html>Profiles</html>'));
    await scope.request('/members', navigate);
    expect(scope.pages.files.size).toBe(0);
    await open(scope);
    await scope.fire('message', { forget: 'pages' });
    expect(scope.pages.files.size).toBe(0);
  });

  it('is not shown when it is too old', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const scope = start();
    await open(scope);
    scope.networkResponses.set('/login', aPublicPage('tuesday'));
    jest.setSystemTime(Date.now() + 61_000);
    expect(await (await open(scope))?.text()).toContain('<html lang="en"><h1>tuesday');
  });

  it('is fetched once more for the next visit when the first visit came before the worker', async () => {
    const scope = start();
    await scope.fire('message', { files: {}, page: '/login' });
    expect(await (await open(scope))?.text()).toContain('data-kept');
  });

  it('that is among the oldest makes room for newer ones', async () => {
    const scope = start();
    for (let page = 0; page < 14; page += 1) {
      scope.networkResponses.set(`/landers/${page}`, aPublicPage('monday'));
      await scope.request(`/landers/${page}`, navigate);
    }
    expect([...scope.pages.files.keys()].map((url) => Number(url.split('/').at(-1)))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });

  it('that is unknown to the worker is reloaded', async () => {
    expect(await askForFreshPage(start())).toEqual({ kind: 'changed' });
  });
});

const redirectResponse = { ok: false, redirected: false, type: 'opaqueredirect', headers: new Headers() } as Response;
