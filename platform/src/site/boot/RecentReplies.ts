/** Maximum number of replies; the oldest are evicted first. */
const LIMIT = 500;

interface Kept<Reply> {
  reply: Promise<Reply>;
  at: number;
}

/** Public replies of the api, cached as long as it allows; stale ones are used while the api is down. */
export class RecentReplies<Reply> {
  private readonly kept = new Map<string, Kept<Reply>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly now: () => number,
  ) {}

  get(key: string, load: () => Promise<Reply>): Promise<Reply> {
    const before = this.kept.get(key);
    // A backward clock jump must not keep an old one.
    if (before !== undefined && Math.abs(this.now() - before.at) < this.lifetimeMs) return before.reply;
    const reply = load().catch((error: unknown) => {
      this.kept.delete(key);
      if (before === undefined) throw error;
      this.kept.set(key, { reply: before.reply, at: before.at });
      return before.reply;
    });
    this.kept.delete(key);
    this.kept.set(key, { reply, at: this.now() });
    this.shrink();
    return reply;
  }

  /** Makes each reply be requested again; the old one may be used until a response arrives. */
  expire(): void {
    for (const [key, { reply }] of this.kept) this.kept.set(key, { reply, at: -Infinity });
  }

  private shrink(): void {
    for (const key of this.kept.keys()) {
      if (this.kept.size <= LIMIT) return;
      this.kept.delete(key);
    }
  }
}
