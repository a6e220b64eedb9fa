interface Limit {
  max: number;
  windowMs: number;
}

/** Maximum number of keys in memory; when it is reached, all counts are reset. */
const MAX_KEYS = 100_000;

/** Rate limit per key and time window; in memory, for one process. */
export class RateLimit {
  private readonly counts = new Map<string, number>();
  private startedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** Counts a use of a key; returns false if it exceeds the limit. */
  consume(key: string): boolean {
    const now = this.now();
    // The difference is absolute: a clock that is set back must not extend a window.
    if (Math.abs(now - this.startedAt) >= this.limit.windowMs || this.counts.size >= MAX_KEYS) {
      this.counts.clear();
      this.startedAt = now;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.limit.max;
  }
}
