import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRelease } from '../testing/aRelease';
import { DeployClient } from './DeployClient';

interface RecordedRequest {
  method: string | undefined;
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

let server: Server;
let recordedRequests: RecordedRequest[];
let reply: { status: number; body: string };
let client: DeployClient;

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

beforeEach(async () => {
  recordedRequests = [];
  reply = { status: 200, body: '{}' };
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    void readBody(request).then((body) => {
      recordedRequests.push({ method, url, authorization: headers.authorization, body });
      response.writeHead(reply.status).end(reply.body);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  client = new DeployClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'secret-token');
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

describe('calls of the deploy api', () => {
  it('carry the token of the team', async () => {
    await client.loadStatus();
    expect(recordedRequests).toEqual([{ method: 'GET', url: '/platform/api/status', authorization: 'Bearer secret-token', body: '' }]);
  });

  it('an upload carries its files in base64 and its promote flag', async () => {
    await client.publish(7, aRelease(), new Map([['a.js', Buffer.from('hello')]]), { promote: true, dryRun: false });
    expect(recordedRequests[0]).toMatchObject({ method: 'POST', url: '/platform/api/releases' });
    expect(JSON.parse(recordedRequests[0]?.body ?? '')).toEqual({
      serial: 7,
      promote: true,
      release: aRelease(),
      files: { 'a.js': 'aGVsbG8=' },
    });
  });

  it('a change carries the serial it was based on', async () => {
    await client.change('mfe-chat', 'rollback', { serial: 7, why: 'errors' });
    expect(recordedRequests[0]).toMatchObject({ url: '/platform/api/remotes/mfe-chat/rollback', body: '{"serial":7,"why":"errors"}' });
  });

  it('also work with a server URL that ends with a slash', async () => {
    const { port } = server.address() as AddressInfo;
    await new DeployClient(`http://127.0.0.1:${port}/`, 'token').loadStatus();
    expect(recordedRequests[0]?.url).toBe('/platform/api/status');
  });

  it('query parameters are escaped', async () => {
    reply.body = '{"history":[]}';
    await client.loadDecision({ remote: 'mfe-chat', visitor: 'a&b=c' });
    expect(await client.loadHistory('mfe-chat', 50)).toEqual([]);
    await client.loadHistory(undefined, 7);
    const urls = recordedRequests.map(({ url }) => url?.replace('/platform/api', ''));
    expect(urls).toEqual(['/why?remote=mfe-chat&visitor=a%26b%3Dc', '/history?limit=50&remote=mfe-chat', '/history?limit=7']);
  });
});

describe('gives a clear error for', () => {
  it.each([
    ['a refusal', 409, '{"error":{"code":"conflict","message":"The registry has moved on."}}', 'conflict', 'The registry has moved on.'],
    ['a page of a proxy', 502, '<html>', 'status_502', 'answered 502.'],
    ['a page of another server', 200, '<html>', 'no_site', 'is not a site server'],
    ['an empty answer', 500, '', 'status_500', 'answered 500.'],
  ])('%s', async (_, status, body, code, words) => {
    reply = { status, body };
    await expect(client.loadStatus()).rejects.toMatchObject({ code, message: expect.stringContaining(words) });
  });

  it('no server', async () => {
    const unreachableClient = new DeployClient('http://127.0.0.1:1', 'token');
    await expect(unreachableClient.loadStatus()).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('--server'),
    });
  });
});
