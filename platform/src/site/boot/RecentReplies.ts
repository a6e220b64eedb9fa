/** Replies kept at most; the oldest leave first. */
const LIMIT = 500;

interface Kept<Reply> {
  reply: Promise<Reply>;
  at: number;
}

/** Public replies of the api, kept as long as it allows; an old one stands in while the api is away. */
export class RecentReplies<Reply> {
  private readonly kept = new Map<string, Kept<Reply>>();

  constructor(
    private readonly lifetimeMs: number,
    private readonly now: () => number,
  ) {}

  get(key: string, load: () => Promise<Reply>): Promise<Reply> {
    const before = this.kept.get(key);
    // A clock that jumped back must not keep an old one.
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

  /** Makes each reply be asked for anew; until there is an answer the old one may stand in. */
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
