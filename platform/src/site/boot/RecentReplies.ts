/** Maximum number of replies; the oldest are evicted first. */
const MAX_REPLIES = 500;

interface CachedReply<Reply> {
  reply: Promise<Reply>;
  at: number;
}

/** Cache of the api's public replies; stale ones are used while the api is down. */
export class RecentReplies<Reply> {
  private readonly cache = new Map<string, CachedReply<Reply>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly now: () => number,
  ) {}

  get(key: string, load: () => Promise<Reply>): Promise<Reply> {
    const cachedReply = this.cache.get(key);
    // The difference is absolute: a clock that is set back must not keep an old reply fresh.
    if (cachedReply !== undefined && Math.abs(this.now() - cachedReply.at) < this.lifetimeMs) return cachedReply.reply;
    const reply = load().catch((error: unknown) => {
      this.cache.delete(key);
      if (cachedReply === undefined) throw error;
      this.cache.set(key, { reply: cachedReply.reply, at: cachedReply.at });
      return cachedReply.reply;
    });
    this.cache.delete(key);
    this.cache.set(key, { reply, at: this.now() });
    this.evict();
    return reply;
  }

  /** Makes the next `get` of each key load a new reply; the old one is used only if that fails. */
  expire(): void {
    for (const [key, { reply }] of this.cache) this.cache.set(key, { reply, at: -Infinity });
  }

  private evict(): void {
    for (const key of this.cache.keys()) {
      if (this.cache.size <= MAX_REPLIES) return;
      this.cache.delete(key);
    }
  }
}
