/** How long in ms a prefetched reply waits for its screen. */
export const PREFETCH_MS = 10_000;

interface Asked {
  coming: Promise<unknown>;
  /** The reply, once it has arrived. */
  reply?: unknown;
}

/** Replies prefetched when a screen was about to be opened; each is used by at most one read. */
export class PrefetchedReplies {
  readonly #asked = new Map<string, Asked>();

  constructor(private readonly sleep: (ms: number) => Promise<void>) {}

  /** Requests it, unless the reply is available or pending. A failed prefetch has no effect. */
  ask(address: string, ask: () => Promise<unknown>): void {
    if (this.#asked.has(address)) return;
    const asked: Asked = { coming: ask() };
    this.#asked.set(address, asked);
    const drop = (): void => {
      if (this.#asked.get(address) === asked) this.#asked.delete(address);
    };
    asked.coming.then((reply) => {
      asked.reply = reply;
      void this.sleep(PREFETCH_MS).then(drop);
    }, drop);
  }

  /** The reply that has already arrived. */
  peek(address: string): unknown {
    return this.#asked.get(address)?.reply;
  }

  /** The available or pending reply, for one read. */
  take(address: string): Promise<unknown> | undefined {
    const asked = this.#asked.get(address);
    this.#asked.delete(address);
    return asked?.coming;
  }

  clear(): void {
    this.#asked.clear();
  }
}
