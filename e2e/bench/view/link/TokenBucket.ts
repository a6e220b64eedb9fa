/** Limits the rate of a link shared by all connections of a page. Times are in ms of any monotonic clock. */
export class TokenBucket {
  private tokens: number;
  private refilledAt = 0;

  /** `burstBytes` may pass at once after a pause, which compensates for late timers. */
  constructor(
    private readonly bytesPerMs: number,
    private readonly burstBytes: number,
  ) {
    this.tokens = burstBytes;
  }

  /** Queues `bytes`; returns the ms until they have passed. */
  take(bytes: number, now: number): number {
    this.tokens = Math.min(this.burstBytes, this.tokens + (now - this.refilledAt) * this.bytesPerMs) - bytes;
    this.refilledAt = now;
    return Math.max(0, -this.tokens / this.bytesPerMs);
  }
}
