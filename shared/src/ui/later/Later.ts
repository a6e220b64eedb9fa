/** First wait after a failure in ms; it doubles up to the second. */
const [FIRST_WAIT_MS, LAST_WAIT_MS] = [1_000, 30_000];

/** A part of the interface that the first screen does without: fetched when somebody wants it, and asked for again until it is there. */
export class Later<Part> {
  private part: Part | null = null;
  private isComing = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Part>) {}

  get current(): Part | null {
    return this.part;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Puts the part in its place, for example where there is no network. */
  provide(part: Part): void {
    this.part = part;
    this.listeners.forEach((listener) => listener());
  }

  /** Starts to fetch the part, unless it is there or on its way. */
  fetch(): void {
    if (this.part !== null || this.isComing) return;
    this.isComing = true;
    this.attempt(FIRST_WAIT_MS);
  }

  private attempt(waitMs: number): void {
    this.load().then(
      (part) => this.provide(part),
      () => void setTimeout(() => this.attempt(Math.min(waitMs * 2, LAST_WAIT_MS)), waitMs),
    );
  }
}
