import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders,
  type Http2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { Link } from '../link/Link';
import type { Certificate } from './certificate';
import { type Body, type Handler, toChunks, type Reply } from './Exchange';
import { parsePriority } from './priority';
import { Sender } from './Sender';

const BODILESS_STATUSES = new Set([204, 304]);

/** Reads a body to its end, which frees the connection to the site. */
async function drain(body: Body): Promise<void> {
  for await (const _chunk of toChunks(body));
}

/** A front proxy: an HTTP/2 server with TLS, as browsers require, at the far end of a slow link. */
export class Front {
  private readonly senders = new WeakMap<Http2Session, Sender>();

  private constructor(
    readonly link: Link,
    private readonly server: Http2SecureServer,
    private readonly handler: Handler,
  ) {}

  static async open({ key, cert }: Certificate, handler: Handler): Promise<Front> {
    const server = createSecureServer({ key, cert });
    const link = await Link.open((connection) => server.emit('connection', connection));
    const front = new Front(link, server, handler);
    server.on('stream', (stream, headers) => void front.respond(stream, headers));
    // A client disconnect is not an error.
    server.on('sessionError', () => undefined);
    return front;
  }

  get origin(): string {
    return `https://localhost:${this.link.port}`;
  }

  async close(): Promise<void> {
    await this.link.close();
    this.server.close();
  }

  private async respond(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    stream.on('error', () => undefined);
    const { [':method']: method = 'GET', [':path']: path = '/' } = headers;
    const request = { method, path, headers, body: await buffer(stream).catch(() => Buffer.alloc(0)) };
    const reply = await this.handler(request).catch((error: Error): Reply => ({
      status: 502,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from(error.message),
    }));
    if (stream.destroyed) return;
    const isEmpty = method === 'HEAD' || BODILESS_STATUSES.has(reply.status);
    if (isEmpty) await drain(reply.body);
    stream.respond({ ...reply.headers, ':status': reply.status }, { endStream: isEmpty });
    if (isEmpty || !stream.session) return;
    await this.getSender(stream.session)
      .send(stream, reply.body, parsePriority(headers['priority']))
      .catch(() => stream.destroy());
  }

  private getSender(session: Http2Session): Sender {
    const sender = this.senders.get(session) ?? new Sender();
    this.senders.set(session, sender);
    return sender;
  }
}
