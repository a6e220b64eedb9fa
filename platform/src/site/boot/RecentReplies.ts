/** Maximum number of replies; the oldest are evicted first. */
const MAX_REPLIES = 500;

interface CachedReply<Reply> {
  reply: Promise<Reply>;
  requestedAt: number;
}

/** Cache of the api's public replies; stale replies are used while the api is down. */
export class RecentReplies<Reply> {
  private readonly cache = new Map<string, CachedReply<Reply>>();
  /** Number of calls to `expire`. */
  private expiryCount = 0;

  /** A reply that `isReusable` rejects is not kept for later requests; without `isReusable`, all replies are kept. */
  constructor(
    private readonly lifetimeMs: number,
    private readonly now: () => number,
    private readonly isReusable?: (reply: Reply) => boolean,
  ) {}

  async get(key: string, load: () => Promise<Reply>): Promise<Reply> {
    const cachedReply = this.cache.get(key);
    // The difference is absolute: a clock that is set back must not keep an old reply fresh.
    if (cachedReply !== undefined && Math.abs(this.now() - cachedReply.requestedAt) < this.lifetimeMs) return cachedReply.reply;
    const { expiryCount } = this;
    // Until a key's first reply has arrived, it is unknown whether concurrent requests may share it.
    const pendingReply = this.load(key, load, cachedReply);
    if (cachedReply !== undefined || this.isReusable === undefined) this.keep(key, pendingReply);
    const reply = await pendingReply;
    if (this.isReusable?.(reply) === false) this.cache.delete(key);
    // A reply that was requested before `expire` was called may be outdated.
    else if (cachedReply === undefined && this.isReusable !== undefined && expiryCount === this.expiryCount) this.keep(key, pendingReply);
    return reply;
  }

  /** Makes the next `get` of each key load a new reply; the old one is used only if loading fails. */
  expire(): void {
    this.expiryCount += 1;
    for (const [key, { reply }] of this.cache) this.cache.set(key, { reply, requestedAt: -Infinity });
  }

  private async load(key: string, load: () => Promise<Reply>, cachedReply: CachedReply<Reply> | undefined): Promise<Reply> {
    try {
      return await load();
    } catch (error) {
      this.cache.delete(key);
      if (cachedReply === undefined) throw error;
      this.cache.set(key, cachedReply);
      return cachedReply.reply;
    }
  }

  private keep(key: string, reply: Promise<Reply>): void {
    this.cache.delete(key);
    this.cache.set(key, { reply, requestedAt: this.now() });
    for (const oldest of this.cache.keys()) {
      if (this.cache.size <= MAX_REPLIES) return;
      this.cache.delete(oldest);
    }
  }
}
