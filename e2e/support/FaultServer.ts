import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Fault for requests whose path contains `path` or matches it. */
export interface Fault {
  path: string | RegExp;
  kind: 'missing' | 'error' | 'hang' | 'garbage' | 'html' | 'tampered' | 'flipped' | 'slow' | 'down' | 'truncated' | 'empty';
}

const DELAY_MS = 2_000;

const matches = ({ path }: Fault, url = ''): boolean => (typeof path === 'string' ? url.includes(path) : path.test(url));

/** Bytes of an attacker: a script that leaves a mark on the page, texts with other words. */
const tampered = (body: string, url = ''): string =>
  url.includes('.json') ? body.replaceAll('"value":"', '"value":"Tampered ') : `${body};window.__tampered=1;`;

/** The same bytes except for one bit in the middle. */
function flipped(body: Buffer): Buffer {
  const other = Buffer.from(body);
  const middle = Math.floor(other.length / 2);
  other.writeUInt8(other.readUInt8(middle) ^ 1, middle);
  return other;
}

/** Kinds that alter the site's response. */
const CHANGES: Partial<Record<Fault['kind'], (body: Buffer, url?: string) => Buffer | string>> = {
  tampered: (body, url) => tampered(body.toString('utf8'), url),
  flipped,
};

const ANSWERS: Partial<Record<Fault['kind'], [number, string, string]>> = {
  missing: [404, 'text/plain', 'gone'],
  error: [500, 'text/plain', 'broken'],
  garbage: [200, 'text/javascript', '}{ not a script'],
  html: [200, 'text/html', '<!doctype html><p>hello</p>'],
  empty: [200, 'text/javascript', ''],
};

/** Connections without a response, or without a complete one. */
const BROKEN_CONNECTIONS: Partial<Record<Fault['kind'], (incoming: IncomingMessage, answer: ServerResponse) => void>> = {
  hang: () => undefined,
  down: ({ socket }) => void socket.destroy(),
  truncated: ({ socket }, answer) => {
    answer.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 20_000, 'access-control-allow-origin': '*' });
    answer.write('"use strict";var begun=1;');
    setTimeout(() => socket.destroy(), 100);
  },
};

/** A proxy between browser and site that injects faults on request; only on loopback. */
export class FaultServer {
  readonly faults: Fault[] = [];
  private constructor(
    private readonly server: Server,
    private readonly target: number,
    private readonly always: readonly Fault[],
  ) {
    server.on('request', (incoming: IncomingMessage, answer: ServerResponse) => this.handle(incoming, answer));
  }

  /** `always`: faults that `heal` does not remove. */
  static async start(target: number, always: readonly Fault[] = []): Promise<FaultServer> {
    // A client that reuses a connection just as it is closed for idleness would get no response.
    const server = createServer({ keepAliveTimeout: 65_000 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FaultServer(server, target, always);
  }

  get url(): string {
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  spoil(kind: Fault['kind'], path: Fault['path']): void {
    this.faults.push({ kind, path });
  }

  heal(): void {
    this.faults.length = 0;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private handle(incoming: IncomingMessage, answer: ServerResponse): void {
    const fault = [...this.faults, ...this.always].find((one) => matches(one, incoming.url));
    const broken = fault && BROKEN_CONNECTIONS[fault.kind];
    if (broken) return broken(incoming, answer);
    const [status, type, body] = (fault && ANSWERS[fault.kind]) ?? [];
    if (status !== undefined) {
      answer.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
      return;
    }
    const delay = fault?.kind === 'slow' ? DELAY_MS : 0;
    setTimeout(() => this.forward(incoming, answer, fault && CHANGES[fault.kind]), delay);
  }

  private forward(incoming: IncomingMessage, answer: ServerResponse, change?: (body: Buffer, url?: string) => Buffer | string): void {
    const headers = { ...incoming.headers, ...(change ? { 'accept-encoding': 'identity' } : {}) };
    const outgoing = request({ host: '127.0.0.1', port: this.target, path: incoming.url, method: incoming.method, headers }, (reply) => {
      if (change) {
        void this.answerChanged(reply, answer, (body) => change(body, incoming.url));
        return;
      }
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  }

  private async answerChanged(reply: IncomingMessage, answer: ServerResponse, change: (body: Buffer) => Buffer | string): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of reply) parts.push(part as Buffer);
    const { 'content-length': _length, ...headers } = reply.headers;
    answer.writeHead(reply.statusCode ?? 502, headers).end(change(Buffer.concat(parts)));
  }
}
