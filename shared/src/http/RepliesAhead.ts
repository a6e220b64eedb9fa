/** How long in ms an answer waits for the screen that it was asked for. */
export const AHEAD_MS = 10_000;

interface Asked {
  coming: Promise<unknown>;
  /** The answer once it is there. */
  reply?: unknown;
}

/** Answers that were asked for when somebody was about to open a screen; each is used by one read, or by none. */
export class RepliesAhead {
  readonly #asked = new Map<string, Asked>();

  constructor(private readonly sleep: (ms: number) => Promise<void>) {}

  /** Asks, unless the answer is there or on its way. One that fails is as if nobody had asked. */
  ask(address: string, ask: () => Promise<unknown>): void {
    if (this.#asked.has(address)) return;
    const asked: Asked = { coming: ask() };
    this.#asked.set(address, asked);
    const drop = (): void => {
      if (this.#asked.get(address) === asked) this.#asked.delete(address);
    };
    asked.coming.then((reply) => {
      asked.reply = reply;
      void this.sleep(AHEAD_MS).then(drop);
    }, drop);
  }

  /** The answer that is there already. */
  peek(address: string): unknown {
    return this.#asked.get(address)?.reply;
  }

  /** The answer that is there or on its way, for one read. */
  take(address: string): Promise<unknown> | undefined {
    const asked = this.#asked.get(address);
    this.#asked.delete(address);
    return asked?.coming;
  }

  clear(): void {
    this.#asked.clear();
  }
}
