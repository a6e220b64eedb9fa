import { Redis } from 'ioredis';

/** Timeout for a call, in ms. */
const TIMEOUT_MS = 250;
/** Pause after a failed call, in ms, during which no calls are sent. */
const RETRY_PAUSE_MS = 1_000;
/** Maximum delay before the next attempt to reconnect, in ms. */
const MAX_RECONNECT_DELAY_MS = 1_000;

type Listener = (isUp: boolean) => void;

/** A connection to Redis that never fails or delays a caller: each call resolves promptly, with undefined if there was no reply. */
export class RedisLink {
  readonly redis: Redis;
  private isUp = false;
  private pausedUntil = 0;
  private readonly listeners: Listener[] = [];

  constructor(url: string, timeoutMs = TIMEOUT_MS) {
    this.redis = new Redis(url, {
      lazyConnect: true,
      enableAutoPipelining: true,
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      commandTimeout: timeoutMs,
      connectTimeout: 2_000,
      disconnectTimeout: 200,
      retryStrategy: (attempt) => Math.min(attempt * 50, MAX_RECONNECT_DELAY_MS),
    });
    this.redis.on('ready', () => this.updateStatus(true));
    this.redis.on('close', () => this.updateStatus(false));
    // Every failed reconnect emits an error event; without a listener each would be printed.
    this.redis.on('error', () => {});
  }

  get isReachable(): boolean {
    return this.isUp;
  }

  watch(listener: Listener): void {
    this.listeners.push(listener);
  }

  async connect(): Promise<void> {
    await this.redis.connect().catch(() => {});
  }

  async execute<Reply>(command: (redis: Redis) => Promise<Reply>): Promise<Reply | undefined> {
    if (this.redis.status !== 'ready' || Date.now() < this.pausedUntil) return undefined;
    try {
      const reply = await command(this.redis);
      this.updateStatus(true);
      return reply;
    } catch {
      this.pausedUntil = Date.now() + RETRY_PAUSE_MS;
      this.updateStatus(false);
      return undefined;
    }
  }

  close(): void {
    this.redis.disconnect();
  }

  private updateStatus(isUp: boolean): void {
    if (isUp === this.isUp) return;
    this.isUp = isUp;
    for (const listener of this.listeners) listener(isUp);
  }
}
