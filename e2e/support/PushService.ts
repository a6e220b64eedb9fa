import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type BrowserKeys, decryptPush } from './decryptPush';

/** Subscription data that a browser sends to the site. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message of the site, as received and as the browser reads it. */
export interface Pushed {
  authorization: string;
  body: Buffer;
  text: string;
}

/** A push service on loopback, with the keys of its browsers. */
export class PushService {
  private readonly browsers = new Map<string, BrowserKeys>();
  private readonly pushed = new Map<string, Pushed[]>();

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, answer) => {
      void this.take(request).then((status) => answer.writeHead(status).end());
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** A new browser. */
  subscribe(): Subscription {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/${randomUUID()}`;
    this.browsers.set(path, { pair, auth });
    return { endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  /** Messages received for a browser, in order. */
  messagesFor({ endpoint }: Subscription): readonly Pushed[] {
    return this.pushed.get(new URL(endpoint).pathname) ?? [];
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage): Promise<number> {
    const { url = '', headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const keys = this.browsers.get(url);
    if (!keys) return 410;
    const body = Buffer.concat(parts);
    const message = { authorization: headers.authorization ?? '', body, text: decryptPush(body, keys) };
    this.pushed.set(url, [...(this.pushed.get(url) ?? []), message]);
    return 201;
  }
}
