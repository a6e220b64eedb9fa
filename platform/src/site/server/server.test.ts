import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEntryHandler, type Handler } from './createEntryHandler';
import { listen } from './listen';
import { OpenStreams } from './OpenStreams';
import { getSecurityHeaders } from '../plugins/getSecurityHeaders';
import { createProxy } from './createProxy';
import { withReadiness } from './withReadiness';
import { readSiteConfig } from './readSiteConfig';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function open(handler: Handler): Promise<string> {
  const { server, port } = await listen(handler, '127.0.0.1', 0);
  servers.push(server);
  return `http://127.0.0.1:${port}`;
}

/** An api that reports what it received. */
const echo: Handler = (request, response) => {
  const { host, 'x-geo-country': country, 'x-forwarded-for': from } = request.headers;
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () =>
    response.writeHead(201, { 'x-from': 'api' }).end(JSON.stringify({ url: request.url, host, country, from, body })),
  );
};
const site: Handler = (_request, response) => response.end('site');
const registryCache = { serial: 7 } as Parameters<typeof createEntryHandler>[2]['registryCache'];
const createEntry = (api: Handler, country = 'NL'): Handler =>
  createEntryHandler(site, api, { findCountry: () => country, registryCache, trustProxy: false });

describe('one entry point for site and api', () => {
  it.each([
    ['/api/chats.php', 'api'],
    ['/sandbox/pay', 'api'],
    ['/outbox', 'api'],
    ['/outbox?page=2', 'api'],
    ['/', 'site'],
    ['/apiary', 'site'],
    ['/platform/plan', 'site'],
  ])('%s goes to the %s', async (path, target) => {
    const reply = await fetch((await open(createEntry(echo))) + path);
    expect(reply.headers.get('x-from') ?? 'site').toBe(target);
  });

  it('R-136 a browser cannot set its own country header', async () => {
    const fetchSettings = async (country: string): Promise<unknown> =>
      (await fetch(`${await open(createEntry(echo, country))}/api/settings.php`, { headers: { 'x-geo-country': 'XX' } })).json();
    expect(await fetchSettings('NL')).toMatchObject({ country: 'NL' });
    expect(await fetchSettings('')).not.toHaveProperty('country');
  });

  it('R-136 the country comes from the address named by our own proxy, or without a proxy from that of the socket', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.1' };
    const fetchReply = async (trustProxy: boolean): Promise<unknown> => {
      const handler = createEntryHandler(site, echo, {
        findCountry: (ip) => (ip === '203.0.113.7' ? 'SE' : 'NL'),
        registryCache,
        trustProxy,
      });
      return (await fetch(`${await open(handler)}/api/x.php`, { headers })).json();
    };
    expect(await fetchReply(true)).toMatchObject({ country: 'SE' });
    expect(await fetchReply(false)).toMatchObject({ country: 'NL' });
  });

  it('the reply with the member carries the plan serial, other replies do not', async () => {
    const address = await open(createEntry(echo));
    expect((await fetch(`${address}/api/user.php`)).headers.get('x-plan-serial')).toBe('7');
    expect((await fetch(`${address}/api/chats.php`)).headers.get('x-plan-serial')).toBeNull();
  });
});

describe('a separate api behind the entry point', () => {
  it('receives method, body and host, and its reply is passed through', async () => {
    const address = await open(createEntry(createProxy(await open(echo), false)));
    const reply = await fetch(`${address}/api/chat.php?x=1`, { method: 'POST', body: 'hello' });
    expect(reply.status).toBe(201);
    expect(await reply.json()).toEqual({
      url: '/api/chat.php?x=1',
      host: new URL(address).host,
      country: 'NL',
      from: '127.0.0.1',
      body: 'hello',
    });
  });

  it('R-136 receives address and host from us, and from a proxy in front of us only when we trust it', async () => {
    const api: Handler = ({ headers }, response) => {
      const { 'x-forwarded-for': from, 'x-forwarded-host': forwardedHost } = headers;
      response.end(JSON.stringify({ from, as: forwardedHost }));
    };
    const fetchForwardedHeaders = async (trustProxy: boolean): Promise<unknown> => {
      const address = await open(createProxy(await open(api), trustProxy));
      const claims = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': 'other.example', 'x-forwarded-proto': 'https' };
      return (await fetch(`${address}/api/chats.php`, { headers: claims })).json();
    };
    expect(await fetchForwardedHeaders(false)).toEqual({ from: '127.0.0.1' });
    expect(await fetchForwardedHeaders(true)).toEqual({ from: '203.0.113.7, 127.0.0.1', as: 'other.example' });
  });

  it('security 35: before the site shuts down, live streams through it end, both open and new ones', async () => {
    const stream: Handler = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write('data: {}\n\n');
    };
    const streams = new OpenStreams();
    const address = await open(createProxy(await open(stream), false, streams));
    const openStream = await fetch(`${address}/api/events.php`);
    streams.endAll();
    expect(await openStream.text()).toBe('data: {}\n\n');
    expect(await (await fetch(`${address}/api/events.php`)).text()).toBe('');
  });

  it('must have an http address; any other is rejected at startup with a clear message', () => {
    expect(() => createProxy('https://api.example', false)).toThrow('API_URL is https://api.example; it has to be an http address');
  });

  it('is replaced by a 503 reply while it is down', async () => {
    const reply = await fetch(`${await open(createEntry(createProxy('http://127.0.0.1:1', false)))}/api/chats.php`);
    expect([reply.status, await reply.json()]).toEqual([
      503,
      { error: { code: 'overloaded', message: 'The service is being restarted.' } },
    ]);
  });
});

describe('a reply that does not come from a route', () => {
  it.each([
    ['an api that is away', createProxy('http://127.0.0.1:1', false, undefined, getSecurityHeaders(true)), '/api/chats.php'],
    ['a site that is about to end', withReadiness(site, () => true, getSecurityHeaders(true)), '/platform/health'],
  ])('security 22 has the headers of every reply: %s', async (_, handler, path) => {
    const { status, headers } = await fetch(`${await open(handler)}${path}`);
    expect(status).toBe(503);
    expect(Object.fromEntries(headers)).toMatchObject({ ...getSecurityHeaders(true), 'cache-control': 'no-store', 'retry-after': '5' });
  });
});

describe('the port and the environment', () => {
  it('R-412 a taken port is reported with a clear message', async () => {
    const otherServer = createServer().listen(0, '127.0.0.1');
    servers.push(otherServer);
    await new Promise((resolve) => otherServer.once('listening', resolve));
    const { port } = otherServer.address() as AddressInfo;
    await expect(listen(site, '127.0.0.1', port)).rejects.toThrow(`Port ${port} is taken.`);
  });

  it('has working defaults', () => {
    expect(readSiteConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      dataDir: '.data',
      publicOrigin: 'http://localhost:3000',
      apiUrl: null,
      hosts: [],
      serviceWorker: true,
    });
    expect(readSiteConfig({ SERVICE_WORKER: 'false' })).toMatchObject({ serviceWorker: false });
    expect(readSiteConfig({ DRAIN_SECONDS: '7' })).toMatchObject({ drainMs: 7_000 });
    expect(readSiteConfig({ SITE_HOSTS: 'A.example, b.example', PORT: '0' })).toMatchObject({ hosts: ['a.example', 'b.example'], port: 0 });
  });

  it.each([
    [{ NODE_ENV: 'production' }, 'SECRETS of its own'],
    [{ NODE_ENV: 'production', SECRETS: `${'x'.repeat(32)},short` }, 'SECRETS of its own'],
    [{ NODE_ENV: 'production', SECRETS: 'x'.repeat(32) }, 'TEAMS_FILE'],
    [{ NODE_ENV: 'production', SECRETS: 'x'.repeat(32), TEAMS_FILE: 'teams.json' }, 'PUBLIC_ORIGIN'],
    [{ PORT: 'abc' }, 'PORT is abc'],
    [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS is soon, which is not 0 to 60'],
  ])('rejects %o', (environment, message) => {
    expect(() => readSiteConfig(environment)).toThrow(message);
  });
});
