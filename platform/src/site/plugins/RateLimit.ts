interface Limit {
  most: number;
  windowMs: number;
}

/** Maximum number of addresses remembered; beyond it counting restarts instead of using unlimited memory. */
const REMEMBERED = 100_000;

/** Rate limit per key and time window; in memory, for one process. */
export class RateLimit {
  private readonly taken = new Map<string, number>();
  private beganAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** Counts one more; false when it exceeds the limit. */
  take(key: string): boolean {
    const now = this.now();
    // A backward clock jump must not extend a window forever.
    if (Math.abs(now - this.beganAt) >= this.limit.windowMs || this.taken.size >= REMEMBERED) {
      this.taken.clear();
      this.beganAt = now;
    }
    const count = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, count);
    return count <= this.limit.most;
  }
}
