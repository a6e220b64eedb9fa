import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRelease } from '../../testing/aRelease';
import { createLocalHandler } from './createLocalHandler';

const release = aRelease({ id: 'dev' });
const files: Record<string, string> = { 'mfe-chat remoteEntry.js': 'entry', 'mfe-chat lang/en.json': '{}' };

let server: Server;
let url = '';
beforeAll(async () => {
  const handleLocally = createLocalHandler({
    compiledReleases: {
      readFile: async (remote, _id, file) =>
        files[`${remote} ${file}`] === undefined ? undefined : Buffer.from(files[`${remote} ${file}`] ?? ''),
      releases: async () => [release],
    },
    buildBroadcaster: {
      follow: (reader) => {
        reader.writeHead(200, { 'content-type': 'text/event-stream' });
        reader.end();
      },
    },
    listProblems: async () => ['mfe-chat does not fit'],
  });
  server = createServer((request, response) => {
    if (!handleLocally(request, response)) response.writeHead(299).end('of the site');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const load = async (path: string, init?: RequestInit) => {
  const reply = await fetch(url + path, init);
  return { status: reply.status, body: await reply.text(), headers: reply.headers };
};

describe('what this machine serves itself', () => {
  it('is the output of its compilers, never cached, and for its own pages only', async () => {
    const { status, body, headers } = await load('/r/mfe-chat/dev/remoteEntry.js?try=1');
    expect([status, body]).toEqual([200, 'entry']);
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect((await load('/r/mfe-chat/dev/chunk-gone.js')).status).toBe(404);
  });

  it('R-103 is the address of the texts of its releases', async () => {
    const catalogue = JSON.parse((await load('/platform/catalogues/mfe-chat/dev/nl')).body);
    expect(catalogue).toEqual({ url: '/r/mfe-chat/dev/lang/nl.json', integrity: release.integrity['lang/nl.json'] });
    expect((await load('/platform/catalogues/mfe-chat/dev/xx')).status).toBe(404);
  });

  it('is the stream of builds, and the list of what does not fit', async () => {
    expect((await load('/__dev/events')).headers.get('content-type')).toBe('text/event-stream');
    expect(JSON.parse((await load('/__dev/problems')).body)).toEqual(['mfe-chat does not fit']);
  });

  it('keeps reports of such a page out of the figures of the site, and files out of a service worker', async () => {
    expect((await load('/platform/beacon', { method: 'POST', body: '{}' })).status).toBe(204);
    expect((await load('/platform/reports', { method: 'POST', body: '[]' })).status).toBe(204);
    const { body, headers } = await load('/sw.js');
    expect(body).toContain('registration.unregister()');
    expect(headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    '/',
    '/chats',
    '/r/mfe-chat/1.0.0-abc/remoteEntry.js',
    '/platform/catalogues/mfe-chat/1.0.0-abc/nl',
    '/api/user.php',
    '/platform/plan',
  ])('does not include %s', async (path) => {
    expect((await load(path)).body).toBe('of the site');
  });
});
