import { TICK_MS } from '@rendezvous/shared/contract';
import { createAtom, type IAtom } from 'mobx';
import type { StoreServices } from './StoreServices';

/** Smaller differences from the clock are ignored, since the Date header of a response is only accurate to the second. */
const TOLERANCE_MS = 2_000;

/** The server's time, even if the device's clock is wrong. Ticks only while observed. */
export class ClockStore {
  readonly #services: Pick<StoreServices, 'now' | 'after'>;
  readonly #tick: IAtom;
  #offsetMs: number;
  #cancel: (() => void) | undefined;
  /** Unix time in ms at which the clock is frozen; undefined while it runs. */
  #frozenAt: number | undefined;

  /** With `isFrozen`, the clock is frozen at the server's time until `start` is called, so that the browser's first render matches the server's. */
  constructor(services: Pick<StoreServices, 'now' | 'after'>, serverTimeMs: number, isFrozen = false) {
    this.#services = services;
    this.#offsetMs = serverTimeMs - services.now();
    this.#frozenAt = isFrozen ? serverTimeMs : undefined;
    this.#tick = createAtom(
      'clock',
      () => this.#schedule(),
      () => this.dispose(),
    );
  }

  /** Current time in unix ms; not observable. */
  get now(): number {
    return this.#frozenAt ?? this.#services.now() + this.#offsetMs;
  }

  /** Current time in unix seconds; observers re-run every second. */
  get seconds(): number {
    this.#tick.reportObserved();
    return Math.floor(this.now / 1000);
  }

  start(): void {
    if (this.#frozenAt === undefined) return;
    this.#frozenAt = undefined;
    this.#tick.reportChanged();
  }

  /** Adjusts the clock to the Date header of a response, in unix ms; ignores NaN. */
  sync(serverTimeMs: number): void {
    const offsetMs = serverTimeMs - this.#services.now();
    if (Number.isNaN(serverTimeMs) || Math.abs(offsetMs - this.#offsetMs) < TOLERANCE_MS) return;
    this.#offsetMs = offsetMs;
    this.#tick.reportChanged();
  }

  dispose(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  /** Schedules the next tick for the end of the current second, so that ticks do not drift. */
  #schedule(): void {
    this.#cancel = this.#services.after(TICK_MS - (this.now % TICK_MS), () => {
      this.#schedule();
      this.#tick.reportChanged();
    });
  }
}
