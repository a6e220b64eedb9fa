import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type BrowserKeys, decryptPush } from './decryptPush';

/** Subscription data that a browser sends to the site. */
export interface PushSubscriptionData {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A push message from the site, as received and as decrypted by the browser. */
export interface PushedMessage {
  authorization: string;
  body: Buffer;
  text: string;
}

/** A push service on loopback that also holds the keys of its browsers and decrypts their messages. */
export class PushService {
  private readonly browsers = new Map<string, BrowserKeys>();
  private readonly messages = new Map<string, PushedMessage[]>();

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response) => {
      void this.receive(request).then((status) => response.writeHead(status).end());
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

  /** Creates the subscription of a new browser. */
  subscribe(): PushSubscriptionData {
    const pair = createECDH('prime256v1');
    const p256dh = pair.generateKeys('base64url');
    const auth = randomBytes(16);
    const path = `/${randomUUID()}`;
    this.browsers.set(path, { pair, auth });
    return { endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } };
  }

  /** Messages received for a browser, in order. */
  getMessages({ endpoint }: PushSubscriptionData): readonly PushedMessage[] {
    return this.messages.get(new URL(endpoint).pathname) ?? [];
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async receive(request: IncomingMessage): Promise<number> {
    const { url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const keys = this.browsers.get(url);
    if (!keys) return 410;
    const body = Buffer.concat(chunks);
    const message = { authorization: headers.authorization ?? '', body, text: decryptPush(body, keys) };
    this.messages.set(url, [...(this.messages.get(url) ?? []), message]);
    return 201;
  }
}
