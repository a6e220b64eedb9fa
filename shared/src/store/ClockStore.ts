import { TICK_MS } from '@rendezvous/shared/contract';
import { createAtom, type IAtom } from 'mobx';
import type { StoreServices } from './StoreServices';

/** Responses carry whole seconds: smaller differences are ignored. */
const TOLERANCE_MS = 2_000;

/** The server's time, whatever the device says. Ticks only while observed. */
export class ClockStore {
  readonly #services: Pick<StoreServices, 'now' | 'after'>;
  readonly #tick: IAtom;
  #offsetMs: number;
  #cancel: (() => void) | undefined;
  /** Time at which the clock stands still. */
  #stopped: number | undefined;

  /** A `stands` clock shows the server's time until `start`, so that the browser's first render matches the server's. */
  constructor(services: Pick<StoreServices, 'now' | 'after'>, serverTimeMs: number, stands = false) {
    this.#services = services;
    this.#offsetMs = serverTimeMs - services.now();
    this.#stopped = stands ? serverTimeMs : undefined;
    this.#tick = createAtom(
      'clock',
      () => this.#schedule(),
      () => this.dispose(),
    );
  }

  /** Current unix ms; not observable. */
  get now(): number {
    return this.#stopped ?? this.#services.now() + this.#offsetMs;
  }

  /** Unix seconds; observers re-run every second. */
  get seconds(): number {
    this.#tick.reportObserved();
    return Math.floor(this.now / 1000);
  }

  start(): void {
    if (this.#stopped === undefined) return;
    this.#stopped = undefined;
    this.#tick.reportChanged();
  }

  /** Adjusts to the Date header of a response. */
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

  /** At the end of the displayed second: renders in between show the same value, and a late tick skips none. */
  #schedule(): void {
    this.#cancel = this.#services.after(TICK_MS - (this.now % TICK_MS), () => {
      this.#schedule();
      this.#tick.reportChanged();
    });
  }
}
