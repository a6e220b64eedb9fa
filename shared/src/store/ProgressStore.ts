import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '@rendezvous/shared/contract';
import { makeAutoObservable } from 'mobx';
import type { StoreServices } from './StoreServices';

export type ProgressState = 'idle' | 'running' | 'finishing';

/** The bar at the top while something loads: not before 200 ms, gone 500 ms after the end. */
export class ProgressStore {
  state: ProgressState = 'idle';
  #pending = 0;
  #cancel: (() => void) | undefined;
  readonly #after: StoreServices['after'];

  constructor(after: StoreServices['after']) {
    this.#after = after;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.#pending += 1;
    if (this.#pending > 1) return;
    this.#cancel?.();
    if (this.state === 'finishing') this.set('running');
    else this.#cancel = this.#after(PROGRESS_THROTTLE_MS, () => this.set('running'));
  }

  finish(): void {
    this.#pending = Math.max(0, this.#pending - 1);
    if (this.#pending > 0) return;
    this.#cancel?.();
    if (this.state !== 'running') return;
    this.set('finishing');
    this.#cancel = this.#after(PROGRESS_HIDE_MS, () => this.set('idle'));
  }

  set(state: ProgressState): void {
    this.state = state;
  }

  reset(): void {
    this.#cancel?.();
    this.#pending = 0;
    this.state = 'idle';
  }
}
