import { createServer, type Server } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createCertificate } from './certificate';
import { createForwarder } from './createForwarder';
import { Front } from './Front';

const BIG_BODY = Buffer.alloc(300_000, 'rendezvous ');

let finish: (end: string) => void = () => undefined;
const pendingEnd = new Promise<string>((resolve) => (finish = resolve));
let site: Server;
let front: Front;
let client: ClientHttp2Session;
let origin: string;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/big') return void response.end(BIG_BODY);
    if (request.url === '/slow') {
      response.write('begin ');
      return void pendingEnd.then((end) => response.end(end));
    }
    if (request.url === '/empty') return void response.writeHead(204).end();
    const { host, origin: from, cookie } = request.headers;
    void buffer(request).then((body) =>
      response.setHeader('set-cookie', ['a=1', 'b=2']).end(JSON.stringify({ host, from, cookie, body: String(body) })),
    );
  });
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const certificate = createCertificate();
  front = await Front.open(certificate, createForwarder(origin));
  client = connect(front.origin, { ca: certificate.cert });
});

afterAll(async () => {
  client.close();
  await front.close();
  site.closeAllConnections();
  site.close();
});

async function sendRequest(headers: Record<string, string>, body = ''): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const stream = client.request(headers, { endStream: false });
  const responseHeaders = new Promise<IncomingHttpHeaders>((resolve) => void stream.once('response', resolve));
  stream.end(body);
  return { headers: await responseHeaders, body: await buffer(stream) };
}

describe('the front of a site', () => {
  it('speaks h2 and forwards requests to the site as if from the site’s own origin', async () => {
    const browserHeaders = { ':method': 'POST', ':path': '/api/user.php', origin: front.origin, cookie: 'auth.session=x' };
    const { headers, body } = await sendRequest(browserHeaders, 'hello');
    expect(headers[':status']).toBe(200);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(JSON.parse(String(body))).toEqual({ host: new URL(origin).host, from: origin, cookie: 'auth.session=x', body: 'hello' });
  });

  it('sends several large replies at once, each complete', async () => {
    const replies = await Promise.all(['u=1', 'u=5, i', 'u=1, i'].map((priority) => sendRequest({ ':path': '/big', priority })));
    expect(replies.map(({ body }) => body.equals(BIG_BODY))).toEqual([true, true, true]);
    expect(front.link.bytesDown).toBeGreaterThan(3 * BIG_BODY.byteLength);
  });

  it('streams the first part of a reply before the rest is available', async () => {
    const stream = client.request({ ':path': '/slow' });
    let text = '';
    for await (const piece of stream) {
      text += String(piece);
      if (text === 'begin ') finish('end');
    }
    expect(text).toBe('begin end');
  });

  it('passes on a reply without a body', async () => {
    const { headers, body } = await sendRequest({ ':path': '/empty' });
    expect([headers[':status'], body.byteLength]).toEqual([204, 0]);
  });

  it('keeps working after the browser cancels a request', async () => {
    const cancelledStream = client.request({ ':path': '/big' });
    cancelledStream.on('error', () => undefined);
    cancelledStream.once('data', () => cancelledStream.close(8));
    await new Promise((resolve) => void cancelledStream.once('close', resolve));
    expect((await sendRequest({ ':path': '/big' })).body.equals(BIG_BODY)).toBe(true);
  });
});
