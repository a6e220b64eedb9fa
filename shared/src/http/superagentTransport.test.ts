/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { superagentTransport } from './superagentTransport';

const readRequest = { method: 'GET', headers: {}, timeoutMs: 30_000 } as const;

describe('the superagent transport', () => {
  let server: Server;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const createTransport = () => superagentTransport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  beforeAll((done) => {
    server = createServer((request, response) => answer(request, response)).listen(0, done);
  });
  afterAll((done) => void server.close(done));

  it('returns status, headers and body of any reply', async () => {
    answer = (_, response) =>
      response.writeHead(422, { 'content-type': 'application/json', etag: '"1"' }).end('{"error":{"code":"validation"}}');
    const reply = await createTransport()({ ...readRequest, url: '/api/chats.php' });
    expect(reply).toMatchObject({ status: 422, headers: { etag: '"1"' }, body: { error: { code: 'validation' } } });
  });

  it('treats a 304 as a reply', async () => {
    answer = (_, response) => response.writeHead(304).end();
    expect((await createTransport()({ ...readRequest, url: '/' })).status).toBe(304);
  });

  it('sends JSON and headers', async () => {
    let sentBody = '';
    answer = (request, response) => {
      request.on('data', (part: Buffer) => (sentBody += part.toString()));
      request.on('end', () => response.end(`"${request.headers['content-type']} ${request.headers['x-a']}"`));
    };
    await createTransport()({ ...readRequest, method: 'PUT', url: '/', headers: { 'x-a': 'b' }, body: { language: 'nl' } });
    expect(sentBody).toBe('{"language":"nl"}');
  });

  it('rejects when there is no reply in time', async () => {
    answer = () => undefined;
    await expect(createTransport()({ ...readRequest, url: '/', timeoutMs: 50 })).rejects.toThrow();
  });

  it('rejects with an AbortError when aborted', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    const pendingCall = createTransport()({ ...readRequest, url: '/', signal: controller.signal });
    controller.abort();
    await expect(pendingCall).rejects.toMatchObject({ name: 'AbortError' });
  });
});
