/** Delay before the first retry, and the maximum; each further retry doubles the delay until it reaches the maximum. */
const [FIRST_DELAY_MS, MAX_DELAY_MS] = [1_000, 30_000];

/** Reloads the page, where appropriate, because a part could not be loaded; returns whether it did. */
export type ReloadForPart = (error: unknown) => boolean;

const neverReload: ReloadForPart = () => false;

/**
 * A part of the interface that is loaded on demand, because the first screen does not need it. If the first attempt or a manual retry
 * fails, the page may be reloaded; otherwise, loading is retried with exponential backoff while a placeholder reports the failure.
 */
export class Later<Part> {
  private part: Part | null = null;
  private isRequested = false;
  private isFailed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly load: () => Promise<Part>) {}

  get current(): Part | null {
    return this.part;
  }

  get hasFailed(): boolean {
    return this.isFailed;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Provides the part directly, for example in tests, which have no network. */
  provide(part: Part): void {
    this.part = part;
    this.setFailed(false);
  }

  /** Starts loading the part, unless this has been done before. */
  fetch(reload: ReloadForPart): void {
    if (this.part !== null || this.isRequested) return;
    this.isRequested = true;
    this.attempt(FIRST_DELAY_MS, reload);
  }

  /** Retries a failed load at once, because the user is waiting for it. */
  retry(reload: ReloadForPart): void {
    clearTimeout(this.timer);
    this.attempt(FIRST_DELAY_MS, reload);
  }

  private attempt(delayMs: number, reload: ReloadForPart): void {
    this.load().then(
      (part) => this.provide(part),
      (error: unknown) => reload(error) || this.fail(delayMs),
    );
  }

  private fail(delayMs: number): void {
    this.setFailed(true);
    this.timer = setTimeout(() => this.attempt(Math.min(delayMs * 2, MAX_DELAY_MS), neverReload), delayMs);
  }

  private setFailed(isFailed: boolean): void {
    this.isFailed = isFailed;
    this.listeners.forEach((listener) => listener());
  }
}
