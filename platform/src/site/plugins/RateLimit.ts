interface Limit {
  most: number;
  windowMs: number;
}

/** Addresses that are remembered at most; beyond it counting starts anew rather than take all memory. */
const REMEMBERED = 100_000;

/** How often each key may do something in a window of time; in memory, for one process. */
export class RateLimit {
  private readonly taken = new Map<string, number>();
  private beganAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly limit: Limit,
    private readonly now: () => number,
  ) {}

  /** Counts one more; false when it is one too many. */
  take(key: string): boolean {
    const now = this.now();
    // A clock that jumped back must not make a window last for ever.
    if (Math.abs(now - this.beganAt) >= this.limit.windowMs || this.taken.size >= REMEMBERED) {
      this.taken.clear();
      this.beganAt = now;
    }
    const count = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, count);
    return count <= this.limit.most;
  }
}
