import { createServer, type RequestListener } from 'node:http';
import { expect, test } from '../../support/platformTest';
import { NginxProxy } from '../../support/NginxProxy';
import { findFreePort } from '../../support/findFreePort';

const YEAR_LIFETIME = 'public, max-age=31536000, immutable';

/** Starts a server with this request handler and nginx in front of it, and passes the URL of nginx to `use`. */
async function withProxy(handler: RequestListener, use: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(handler);
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const proxy = await NginxProxy.start(port);
  try {
    await use(proxy.url);
  } finally {
    server.closeAllConnections();
    server.close();
    await proxy.stop();
  }
}

test('R-416 through the proxy, release files are cached for a year; HTML, plan, manifests and sw.js never', async ({ site, request }) => {
  const proxy = await NginxProxy.start(site.port);
  const getCacheControl = async (path: string, headers = {}): Promise<string | undefined> =>
    (await request.get(proxy.url + path, { headers })).headers()['cache-control'];
  try {
    const { remotes, releases } = await site.status();
    const stableRelease = remotes['mfe-chat']?.stable ?? '';
    const { entry = '' } = releases[`mfe-chat/${stableRelease}`] ?? {};
    expect(await getCacheControl(`/r/mfe-chat/${stableRelease}/${entry}`)).toBe(YEAR_LIFETIME);
    expect(await getCacheControl(`/r/mfe-chat/${stableRelease}/${entry}?again`)).toBe(YEAR_LIFETIME);
    expect(await getCacheControl(`/r/mfe-chat/${stableRelease}/missing.js`, { accept: 'text/javascript' })).toBe('no-store');
    expect(await getCacheControl('/', { accept: 'text/html' })).toBe('no-store');
    expect(await getCacheControl('/platform/plan')).toBe('private, no-cache');
    expect(await getCacheControl('/manifest.webmanifest')).toBe('private, no-cache');
    expect(await getCacheControl('/sw.js')).toMatch(/^no-(cache|store)$/);
    expect(await getCacheControl('/api/user.php')).toMatch(/no-store/);
  } finally {
    await proxy.stop();
  }
});

test('R-416 the site receives the client address and the host name; spoofed headers from a browser are dropped', async ({ request }) => {
  const echoHeaders: RequestListener = ({ headers }, response) => response.end(JSON.stringify(headers));
  await withProxy(echoHeaders, async (url) => {
    const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'other.example', 'x-geo-country': 'XX' };
    const headers = (await (await request.get(url, { headers: claims })).json()) as Record<string, string>;
    const { host } = new URL(url);
    expect(headers).toMatchObject({ host, 'x-forwarded-host': host, 'x-forwarded-proto': 'http', 'x-forwarded-for': '127.0.0.1' });
    expect(headers).not.toHaveProperty('x-geo-country');
  });
});

test('R-416 an event from the api arrives while its reply is still open', async () => {
  const sendEvent: RequestListener = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('data: one\n\n');
  };
  await withProxy(sendEvent, async (url) => {
    const abortController = new AbortController();
    const reply = await fetch(`${url}/api/events.php`, { signal: abortController.signal });
    const firstChunk = await reply.body?.getReader().read();
    expect(new TextDecoder().decode(firstChunk?.value)).toBe('data: one\n\n');
    abortController.abort();
  });
});

test('R-416 while the site is down, a page shows a notice and a call gets a known error; neither is cached', async ({ request }) => {
  const proxy = await NginxProxy.start(await findFreePort());
  try {
    const page = await request.get(proxy.url);
    expect([page.status(), page.headers()['cache-control'], page.headers()['content-type']]).toEqual([
      503,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(await page.text()).toContain('<h1>That didn’t load</h1>');
    const openWith = async (headers: Record<string, string>): Promise<string> => (await request.get(proxy.url, { headers })).text();
    expect(await openWith({ 'accept-language': 'no-NO,en;q=0.5' })).toContain('<html lang="nb">');
    expect(await openWith({ 'accept-language': 'pl', cookie: 'a=b; language=fi' })).toContain('<html lang="fi">');
    const call = await request.get(`${proxy.url}/api/chats.php`);
    expect([call.status(), call.headers()['retry-after']]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({ error: { code: 'overloaded' } });
  } finally {
    await proxy.stop();
  }
});

test('the start of a document is passed on before the rest is available', async () => {
  let finish = (): void => undefined;
  const handler: RequestListener = (request, response) => {
    if (request.url !== '/chats') return void response.end();
    response.setHeader('content-type', 'text/html').write('begin');
    finish = () => void response.end(' end');
  };
  await withProxy(handler, async (url) => {
    const { body } = await fetch(`${url}/chats`);
    let text = '';
    for await (const piece of body ?? []) {
      text += Buffer.from(piece).toString();
      if (text === 'begin') finish();
    }
    expect(text).toBe('begin end');
  });
});
