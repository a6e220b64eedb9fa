import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handler } from '../../site/server/createEntryHandler';
import { OpenStreams } from '../../site/server/OpenStreams';
import { createSiteHandler } from './createSiteHandler';

const servers: Server[] = [];
const printedLines: string[] = [];
afterEach(() => {
  printedLines.splice(0);
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function open(handler: Handler): Promise<{ url: string; server: Server }> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Starts our server in front of a site, and records the headers of every request that the site receives. */
async function startInFrontOf(answer: Handler) {
  const receivedHeaders: IncomingHttpHeaders[] = [];
  const site = await open((request, response) => {
    receivedHeaders.push(request.headers);
    answer(request, response);
  });
  const streams = new OpenStreams();
  const local = {
    document: async ({ status, html }: { status: number; html: string }) => ({
      status: status === 404 ? 200 : status,
      html: `${html} and ours`,
    }),
    plan: async (text: string) => `${text} of ours`,
    policy: async (policy: string) => `${policy} ours`,
  };
  const ownServer = await open(createSiteHandler({ site: site.url, local, streams, say: (line) => printedLines.push(line) }));
  return { localUrl: ownServer.url, site, receivedHeaders, streams };
}

const PAGE_HEADERS = { accept: 'text/html,*/*;q=0.8' };

describe('requests passed on to the site', () => {
  it('keep method, address, body and status, as if sent by a page of the site', async () => {
    const { localUrl, site, receivedHeaders } = await startInFrontOf((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => response.writeHead(201, { 'set-cookie': 'auth=1; Secure' }).end(`${request.method} ${request.url} ${body}`));
    });
    const reply = await fetch(`${localUrl}/api/user.php?x=1`, { method: 'POST', body: 'hello', headers: { origin: localUrl } });
    expect([reply.status, await reply.text(), reply.headers.get('set-cookie')]).toEqual([201, 'POST /api/user.php?x=1 hello', 'auth=1']);
    expect(receivedHeaders[0]).toMatchObject({ host: new URL(site.url).host, origin: site.url });
  });

  it('keep live streams open until this server ends', async () => {
    const { localUrl, streams } = await startInFrontOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {}\n\n');
    });
    const reply = await fetch(`${localUrl}/api/events.php`);
    streams.endAll();
    expect(await reply.text()).toBe('data: {}\n\n');
  });

  it('keep a redirect as a redirect', async () => {
    const { localUrl } = await startInFrontOf((_request, response) =>
      response.writeHead(303, { location: '/', 'content-type': 'text/html' }).end(),
    );
    const reply = await fetch(`${localUrl}/platform/override/x`, { headers: PAGE_HEADERS, redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/']);
  });
});

describe('the releases from this machine are put into', () => {
  it('documents, which are requested in full and uncompressed', async () => {
    const { localUrl, receivedHeaders } = await startInFrontOf((_request, response) => {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': 'policy',
        'content-length': '4',
        etag: '"1"',
      };
      response.writeHead(404, headers).end('page');
    });
    const reply = await fetch(`${localUrl}/chats`, { headers: { ...PAGE_HEADERS, 'if-none-match': '"1"' } });
    expect([reply.status, await reply.text()]).toEqual([200, 'page and ours']);
    expect([reply.headers.get('content-security-policy'), reply.headers.get('etag')]).toEqual(['policy ours', null]);
    expect(receivedHeaders[0]).not.toHaveProperty('if-none-match');
    expect(receivedHeaders[0]).not.toHaveProperty('accept-encoding');
  });

  it('the plan, and no other data', async () => {
    const { localUrl } = await startInFrontOf((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('data'),
    );
    expect(await (await fetch(`${localUrl}/platform/plan`)).text()).toBe('data of ours');
    expect(await (await fetch(`${localUrl}/api/settings.php`)).text()).toBe('data');
  });
});

describe('a site that is down', () => {
  it('is named on every page that is opened, and reported once in the terminal, and again when it is back', async () => {
    const { localUrl, site } = await startInFrontOf((_request, response) => response.end('data'));
    const { port } = site.server.address() as AddressInfo;
    await new Promise((resolve) => site.server.close(resolve));
    const page = await fetch(`${localUrl}/chats`, { headers: PAGE_HEADERS });
    expect([page.status, await page.text()]).toEqual([502, expect.stringContaining(`${site.url}: connect ECONNREFUSED`)]);
    const call = await fetch(`${localUrl}/api/user.php`);
    expect([call.status, await call.json()]).toMatchObject([503, { error: { code: 'overloaded' } }]);
    expect(printedLines).toEqual([expect.stringContaining(`✘ ${site.url} cannot be reached`)]);
    const restoredServer = createServer((_request, response) => response.end('data')).listen(port, '127.0.0.1');
    servers.push(restoredServer);
    await new Promise((resolve) => restoredServer.once('listening', resolve));
    expect(await (await fetch(`${localUrl}/api/user.php`)).text()).toBe('data');
    expect(printedLines.at(-1)).toBe(`✔ ${site.url} is back`);
  });
});
