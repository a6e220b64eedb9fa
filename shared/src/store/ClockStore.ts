import { TICK_MS } from '@rendezvous/shared/contract';
import { createAtom, type IAtom } from 'mobx';
import type { StoreServices } from './StoreServices';

/** Answers carry whole seconds: smaller differences are no news. */
const TOLERANCE_MS = 2_000;

/** The server's time, whatever the device says. Ticks only while somebody looks. */
export class ClockStore {
  readonly #services: Pick<StoreServices, 'now' | 'after'>;
  readonly #tick: IAtom;
  #offsetMs: number;
  #cancel: (() => void) | undefined;
  /** Time at which the clock stands. */
  #stopped: number | undefined;

  /** A clock that `stands` shows the server's time until `start`: the browser's first render is like the server's. */
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

  /** Unix ms, now; never observed. */
  get now(): number {
    return this.#stopped ?? this.#services.now() + this.#offsetMs;
  }

  /** Unix seconds; observers run again each second. */
  get seconds(): number {
    this.#tick.reportObserved();
    return Math.floor(this.now / 1000);
  }

  start(): void {
    if (this.#stopped === undefined) return;
    this.#stopped = undefined;
    this.#tick.reportChanged();
  }

  /** Follows the Date header of an answer. */
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

  /** At the end of the second that is shown: what renders in between shows the same, and a late tick skips none. */
  #schedule(): void {
    this.#cancel = this.#services.after(TICK_MS - (this.now % TICK_MS), () => {
      this.#schedule();
      this.#tick.reportChanged();
    });
  }
}
