import { keptFilesHeader } from '@rendezvous/shared/contract';
import { createHash } from 'node:crypto';
import { FakeWorkerScope } from '../testing/FakeWorkerScope';
import { parseMessage, startWorker, type Strategy, chooseStrategy } from './startWorker';

const FILE = '/r/mfe-chat/1.0.0-a/remoteEntry.js';
const CONTENT = 'console.log("chat");';
const integrity = `sha256-${createHash('sha256').update(CONTENT).digest('base64')}`;
const toAddress = (path: string): string => `http://localhost${path}`;

function start(): FakeWorkerScope {
  const scope = new FakeWorkerScope();
  startWorker(scope);
  return scope;
}

const readText = async (answer: Promise<Response | undefined>): Promise<string | undefined> => (await answer)?.text();

describe('a page', () => {
  const navigate = { mode: 'navigate' } as const;

  it('security 29 of a member comes from the network, and nothing of it is kept', async () => {
    const scope = start();
    scope.networkResponses.set('/chats', new Response('Messages'));
    expect(await readText(scope.request('/chats', navigate))).toBe('Messages');
    expect(await readText(scope.request('/chats', navigate, new Response('Asked before')))).toBe('Asked before');
    expect(scope.requestedPaths).toEqual(['/chats']);
    expect([scope.cache.files.size, scope.pages.files.size]).toEqual([0, 0]);
  });

  it('R-078 without a connection is a page in the language of the visit that can do nothing but reload', async () => {
    const scope = start();
    scope.workerRelease = { files: {}, texts: { en: {}, nl: { 'shell.worker.offline.title': 'Je bent <offline>' } } };
    scope.cookieStore.get = async (name) => ({ value: name === 'language' ? 'nl' : 'de' });
    const answer = await scope.request('/chats', navigate);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'nonce-[\w-]+'; script-src 'nonce-[\w-]+'/,
    );
    const html = await answer?.text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('<h1>Je bent &lt;offline></h1>');
  });

  it('R-078 reloads when the site can be reached again, even if the browser was online all the time', async () => {
    jest.useFakeTimers();
    const html = (await readText(start().request('/chats', navigate))) ?? '';
    const [, script = ''] = /<script nonce="[^"]+">([^]*?)<\/script>/.exec(html) ?? [];
    const [okResults, reload] = [[false, true], jest.fn()];
    const fetchFile = async (): Promise<{ ok: boolean }> => ({ ok: okResults.shift() ?? true });
    new Function('addEventListener', 'fetch', 'location', script)(() => undefined, fetchFile, { reload });
    await jest.advanceTimersByTimeAsync(8_000);
    expect(reload).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(8_000);
    expect(reload).toHaveBeenCalled();
    jest.useRealTimers();
  });

  it.each([
    ['/pricing?lang=de', 'de'],
    ['/pricing?lang=xx', 'nl'],
    ['/pricing', 'nl'],
  ])('R-099 without a connection, %s is in the language %s, like the page itself', async (path, language) => {
    const scope = start();
    scope.cookieStore.get = async () => ({ value: 'nl' });
    expect(await readText(scope.request(path, navigate))).toContain(`<html lang="${language}">`);
  });

  it.each([
    ['the browser, when no language was chosen', async () => null],
    ['the browser, when cookies are out of reach', () => Promise.reject(new Error('SecurityError'))],
  ])('R-099 uses the language of %s', async (_, get) => {
    const scope = start();
    scope.navigator.languages = ['xx', 'nn-NO'];
    scope.cookieStore.get = get;
    expect(await readText(scope.request('/', navigate))).toContain('<html lang="nb">');
  });
});

describe('a file of a release', () => {
  it('is requested only once when it is requested with its digest', async () => {
    const scope = start();
    scope.networkResponses.set(FILE, new Response(CONTENT));
    await scope.request(FILE);
    expect(scope.cache.files.size).toBe(0);
    await scope.request(FILE, { integrity });
    expect(await readText(scope.request(FILE, { integrity }))).toBe(CONTENT);
    expect(await readText(scope.request(FILE))).toBe(CONTENT);
    expect(scope.requestedPaths).toEqual([FILE, FILE]);
    expect(scope.cachedFilesHeader).toBe(keptFilesHeader([FILE]));
  });

  it('is not kept when the server does not have it', async () => {
    const scope = start();
    scope.networkResponses.set(FILE, new Response('gone', { status: 404 }));
    expect((await scope.request(FILE, { integrity }))?.status).toBe(404);
    expect(scope.cache.files.size).toBe(0);
  });

  it('platform 2 that does not match its digest is rejected by the page and dropped by the worker', async () => {
    const scope = start();
    scope.cache.files.set(toAddress(FILE), 'tampered');
    await scope.request(FILE, { integrity });
    expect(scope.cache.files.size).toBe(0);
  });

  it('a second try and everything else are left to the browser', async () => {
    const scope = start();
    expect(await scope.request(`${FILE}?try=1`, { integrity })).toBeUndefined();
    expect(await scope.request('/api/chats.php')).toBeUndefined();
  });
});

describe('the lifecycle of the worker', () => {
  it('R-079 fetches what every page needs, and takes over at once', async () => {
    const scope = start();
    scope.workerRelease = { files: { [FILE]: integrity, '/r/shell/1.0.0-a/gone.js': integrity }, texts: {} };
    scope.networkResponses.set(FILE, new Response(CONTENT));
    await scope.fire('install');
    await scope.fire('activate');
    expect([...scope.cache.files]).toEqual([[toAddress(FILE), CONTENT]]);
    expect(scope.performedActions).toEqual(['skip', 'preload', 'claim']);
  });

  it('keeps the files a page runs on, and removes old releases', async () => {
    const scope = start();
    const names = ['1.0.0-a', '1.1.0-b', '1.2.0-c'].map((release) => `/r/mfe-chat/${release}/remoteEntry.js`);
    for (const name of names) {
      scope.networkResponses.set(name, new Response(CONTENT));
      await scope.fire('message', { files: { [name]: integrity } });
    }
    expect([...scope.cache.files.keys()]).toEqual(names.slice(1).map(toAddress));
    expect(scope.cachedFilesHeader).toBe(keptFilesHeader(names.slice(1)));
  });
});

const ORIGIN = 'https://example.com';

const cases: [what: string, request: Partial<Request> & { url: string }, strategy: Strategy][] = [
  ['a page', { url: `${ORIGIN}/chats?unread=1`, mode: 'navigate' }, 'page'],
  ['a page of the api', { url: `${ORIGIN}/api/export.php`, mode: 'navigate' }, 'page'],
  ['a form sent as a page', { url: `${ORIGIN}/sandbox/pay`, mode: 'navigate', method: 'POST' }, 'browser'],
  ['a file of a release', { url: `${ORIGIN}/r/mfe-chat/1.0.0-a/x.js` }, 'file'],
  ['a second try', { url: `${ORIGIN}/r/mfe-chat/1.0.0-a/x.js?try=1` }, 'browser'],
  ['a call', { url: `${ORIGIN}/api/user.php` }, 'browser'],
  ['a photo', { url: `${ORIGIN}/api/photo.php?id=1`, mode: 'no-cors' }, 'browser'],
  ['the plan', { url: `${ORIGIN}/platform/plan` }, 'browser'],
  ['another host', { url: 'https://cdn.example.net/r/mfe-chat/1.0.0-a/x.js' }, 'browser'],
];

test.each(cases)('security 29 %s: %o is handled by the %s strategy', (_, request, strategy) => {
  expect(chooseStrategy({ method: 'GET', mode: 'cors', ...request }, ORIGIN)).toBe(strategy);
});

const files = { '/r/shell/1.0.0-a/shell.js': 'sha256-x' };

test.each([
  ['the files it runs on', { files }],
  ['its own address as well', { files, page: '/landers/alonetonight?ref=x' }],
  ['that pages show something else now', { forget: 'pages' }],
  ['a wish for what the site says today', { ask: 'today' }],
])('a message from a page is read: %s', (_, message) => {
  expect(parseMessage(message)).toEqual(message);
});

test.each([
  ['nothing', null],
  ['a word', 'files'],
  ['other data', { news: 1 }],
  ['no table', { files: 'all' }],
  ['addresses outside the releases', { files: { '/api/user.php': 'sha256-x', 'https://evil.example/r/x.js': 'sha256-x' } }],
  ['no digest', { files: { '/r/shell/1.0.0-a/shell.js': 1 } }],
  ['a page elsewhere', { page: 'https://evil.example/' }],
  ['a page of another host', { page: '//evil.example/' }],
  ['another thing to forget', { forget: 'releases' }],
])('nothing is read from a message with %s', (_, data) => {
  expect(parseMessage(data)).toEqual({ files: {} });
});
