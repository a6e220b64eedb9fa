/** Decides when bytes may pass a link with a given rate, shared by all connections of a page. Times are ms of any monotonic clock. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  /** `burst`: bytes that may pass at once after a pause; it compensates for late timers. */
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
