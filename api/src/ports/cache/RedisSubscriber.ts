import { RedisLink } from './RedisLink';

/** Interval of the pings that detect an unresponsive server, in ms. */
const HEARTBEAT_INTERVAL_MS = 2_000;

interface SubscriptionHandlers {
  onMessage(message: string): void;
  /** Called when the subscription is active: from then on no message is missed. */
  onOpen(): void;
  /** Called when the connection is lost: from then on messages may be missed. */
  onGap(): void;
}

/** Receives the messages of all processes on one channel, and reports when some may have been missed. */
export class RedisSubscriber {
  private readonly link: RedisLink;
  private readonly heartbeat: NodeJS.Timeout;
  private pendingSubscription: Promise<void> = Promise.resolve();

  constructor(
    url: string,
    private readonly channel: string,
    private readonly handlers: SubscriptionHandlers,
    timeoutMs?: number,
  ) {
    this.link = new RedisLink(url, timeoutMs);
    this.link.redis.on('message', (_channel: string, message: string) => handlers.onMessage(message));
    this.link.watch((isUp) => {
      if (isUp) this.pendingSubscription = this.subscribe();
      else handlers.onGap();
    });
    this.heartbeat = setInterval(() => void this.checkConnection(), HEARTBEAT_INTERVAL_MS).unref();
  }

  /** Connects for the first time; later reconnects are automatic. */
  async connect(): Promise<void> {
    await this.link.connect();
    await this.pendingSubscription;
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.link.close();
  }

  /** Subscribes, or connects again for another attempt. */
  private async subscribe(): Promise<void> {
    const reply = await this.link.execute((redis) => redis.subscribe(this.channel));
    if (reply === undefined) this.link.redis.disconnect(true);
    else this.handlers.onOpen();
  }

  // A hung server keeps its connections open; only a reply proves that messages still arrive.
  private async checkConnection(): Promise<void> {
    if (!this.link.isReachable) return;
    const pong = await this.link.execute((redis) => redis.ping());
    if (pong === undefined) this.link.redis.disconnect(true);
  }
}
