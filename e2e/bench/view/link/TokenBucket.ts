/** Decides when bytes may pass a link of a rate; all connections of a page share one. Times are ms of any steady clock. */
export class TokenBucket {
  private tokens: number;
  private filledAt = 0;

  /** `burst`: bytes that may pass at once after a pause; it makes up for timers that come late. */
  constructor(
    private readonly bytesPerMs: number,
    private readonly burst: number,
  ) {
    this.tokens = burst;
  }

  /** Takes the place of `bytes` in the queue; answers the ms until they have passed. */
  take(bytes: number, now: number): number {
    this.tokens = Math.min(this.burst, this.tokens + (now - this.filledAt) * this.bytesPerMs) - bytes;
    this.filledAt = now;
    return Math.max(0, -this.tokens / this.bytesPerMs);
  }
}
