import { NOW_S } from './testNow';

interface Timer {
  at: number;
  run: () => void;
}

/** A clock that only moves when `advance` is called, which also runs due timers. */
export class TestClock {
  #now = NOW_S * 1000;
  readonly #timers = new Set<Timer>();

  /** Returns the current time in unix ms. */
  readonly now = (): number => this.#now;

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  get pendingCount(): number {
    return this.#timers.size;
  }

  /** Advances the clock, running due timers in order. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let dueTimer = this.#next(end); dueTimer; dueTimer = this.#next(end)) {
      this.#timers.delete(dueTimer);
      this.#now = dueTimer.at;
      dueTimer.run();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
