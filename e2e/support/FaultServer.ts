import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A fault injected into requests whose URL contains or matches `path`. */
export interface Fault {
  path: string | RegExp;
  kind: 'missing' | 'error' | 'hang' | 'garbage' | 'html' | 'tampered' | 'flipped' | 'slow' | 'down' | 'truncated' | 'empty';
}

const SLOW_RESPONSE_MS = 2_000;

const matchesFault = ({ path }: Fault, url = ''): boolean => (typeof path === 'string' ? url.includes(path) : path.test(url));

/** Changes a body as an attacker would: scripts set a marker on the page, and texts are altered. */
const tamper = (body: string, url = ''): string =>
  url.includes('.json') ? body.replaceAll('"value":"', '"value":"Tampered ') : `${body};window.__tampered=1;`;

/** Copies a body with one bit changed in the middle. */
function flipBit(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  const middle = Math.floor(copy.length / 2);
  copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle);
  return copy;
}

/** Faults that alter the body of the site's response. */
const BODY_CHANGES: Partial<Record<Fault['kind'], (body: Buffer, url?: string) => Buffer | string>> = {
  tampered: (body, url) => tamper(body.toString('utf8'), url),
  flipped: flipBit,
};

/** Faults that replace the site's response: status, content type and body. */
const FAULT_RESPONSES: Partial<Record<Fault['kind'], [number, string, string]>> = {
  missing: [404, 'text/plain', 'gone'],
  error: [500, 'text/plain', 'broken'],
  garbage: [200, 'text/javascript', '}{ not a script'],
  html: [200, 'text/html', '<!doctype html><p>hello</p>'],
  empty: [200, 'text/javascript', ''],
};

/** Faults that leave a request without a complete response. */
const BROKEN_CONNECTIONS: Partial<Record<Fault['kind'], (incoming: IncomingMessage, response: ServerResponse) => void>> = {
  hang: () => undefined,
  down: ({ socket }) => void socket.destroy(),
  truncated: ({ socket }, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 20_000, 'access-control-allow-origin': '*' });
    response.write('"use strict";var begun=1;');
    setTimeout(() => socket.destroy(), 100);
  },
};

/** A proxy on loopback between browser and site that injects faults on demand. */
export class FaultServer {
  readonly faults: Fault[] = [];
  private constructor(
    private readonly server: Server,
    private readonly targetPort: number,
    private readonly permanentFaults: readonly Fault[],
  ) {
    server.on('request', (incoming: IncomingMessage, response: ServerResponse) => this.handle(incoming, response));
  }

  /** Starts a proxy for a port of this machine; `permanentFaults` apply until the proxy stops. */
  static async start(target: number, permanentFaults: readonly Fault[] = []): Promise<FaultServer> {
    // If the server closed idle connections early, a client that reuses one at that moment would get no response.
    const server = createServer({ keepAliveTimeout: 65_000 });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FaultServer(server, target, permanentFaults);
  }

  get url(): string {
    const address = this.server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  }

  injectFault(kind: Fault['kind'], path: Fault['path']): void {
    this.faults.push({ kind, path });
  }

  clearFaults(): void {
    this.faults.length = 0;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private handle(incoming: IncomingMessage, response: ServerResponse): void {
    const fault = [...this.faults, ...this.permanentFaults].find((candidate) => matchesFault(candidate, incoming.url));
    const breakConnection = fault && BROKEN_CONNECTIONS[fault.kind];
    if (breakConnection) return breakConnection(incoming, response);
    const [status, type, body] = (fault && FAULT_RESPONSES[fault.kind]) ?? [];
    if (status !== undefined) {
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
      return;
    }
    const delay = fault?.kind === 'slow' ? SLOW_RESPONSE_MS : 0;
    setTimeout(() => this.forward(incoming, response, fault && BODY_CHANGES[fault.kind]), delay);
  }

  private forward(incoming: IncomingMessage, response: ServerResponse, changeBody?: (body: Buffer, url?: string) => Buffer | string): void {
    const headers = { ...incoming.headers, ...(changeBody ? { 'accept-encoding': 'identity' } : {}) };
    const outgoing = request(
      { host: '127.0.0.1', port: this.targetPort, path: incoming.url, method: incoming.method, headers },
      (reply) => {
        if (changeBody) {
          void this.sendChangedBody(reply, response, (body) => changeBody(body, incoming.url));
          return;
        }
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  }

  private async sendChangedBody(
    reply: IncomingMessage,
    response: ServerResponse,
    changeBody: (body: Buffer) => Buffer | string,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk as Buffer);
    const { 'content-length': _length, ...headers } = reply.headers;
    response.writeHead(reply.statusCode ?? 502, headers).end(changeBody(Buffer.concat(chunks)));
  }
}
