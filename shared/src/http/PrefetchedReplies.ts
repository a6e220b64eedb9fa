/** Time in ms after which an unused prefetched reply is dropped. */
export const PREFETCH_MS = 10_000;

interface Prefetch {
  promise: Promise<unknown>;
  /** The reply, once it has arrived. */
  reply?: unknown;
}

/** Replies prefetched for screens that are likely to be opened, by `replyAddress`; each is used by at most one read. */
export class PrefetchedReplies {
  readonly #prefetches = new Map<string, Prefetch>();

  constructor(private readonly sleep: (ms: number) => Promise<void>) {}

  /** Calls `request` for a reply, unless one is already available or pending. A failed prefetch has no effect. */
  start(address: string, request: () => Promise<unknown>): void {
    if (this.#prefetches.has(address)) return;
    const prefetch: Prefetch = { promise: request() };
    this.#prefetches.set(address, prefetch);
    const drop = (): void => {
      if (this.#prefetches.get(address) === prefetch) this.#prefetches.delete(address);
    };
    prefetch.promise.then((reply) => {
      prefetch.reply = reply;
      void this.sleep(PREFETCH_MS).then(drop);
    }, drop);
  }

  /** Returns a reply that has arrived, without consuming it; undefined otherwise. */
  peek(address: string): unknown {
    return this.#prefetches.get(address)?.reply;
  }

  /** Removes and returns an available or pending reply; undefined when there is none. */
  take(address: string): Promise<unknown> | undefined {
    const prefetch = this.#prefetches.get(address);
    this.#prefetches.delete(address);
    return prefetch?.promise;
  }

  clear(): void {
    this.#prefetches.clear();
  }
}
