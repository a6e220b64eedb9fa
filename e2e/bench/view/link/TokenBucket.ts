/** Limits the rate of a link shared by all connections of a page. Times are in ms of any monotonic clock. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  /** `burstBytes` may pass at once after a pause, which compensates for late timers. */
  constructor(
    private readonly bytesPerMs: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** Queues `bytes`; returns the ms until they have passed. */
  take(bytes: number, now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + (now - this.filledAt) * this.bytesPerMs) - bytes;
    this.filledAt = now;
    return Math.max(0, -this.tokens / this.bytesPerMs);
  }
}
