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

  constructor(services: Pick<StoreServices, 'now' | 'after'>, serverTimeMs: number) {
    this.#services = services;
    this.#offsetMs = serverTimeMs - services.now();
    this.#tick = createAtom(
      'clock',
      () => this.#schedule(),
      () => this.dispose(),
    );
  }

  /** Unix ms, now; never observed. */
  get now(): number {
    return this.#services.now() + this.#offsetMs;
  }

  /** Unix seconds; observers run again each second. */
  get seconds(): number {
    this.#tick.reportObserved();
    return Math.floor(this.now / 1000);
  }

  /** Follows the Date header of an answer. */
  sync(serverTimeMs: number): void {
    if (Number.isNaN(serverTimeMs) || Math.abs(serverTimeMs - this.now) < TOLERANCE_MS) return;
    this.#offsetMs = serverTimeMs - this.#services.now();
    this.#tick.reportChanged();
  }

  dispose(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #schedule(): void {
    this.#cancel = this.#services.after(TICK_MS, () => {
      this.#schedule();
      this.#tick.reportChanged();
    });
  }
}
