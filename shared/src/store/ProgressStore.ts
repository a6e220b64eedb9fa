import { PROGRESS_HIDE_MS, PROGRESS_THROTTLE_MS } from '@rendezvous/shared/contract';
import { makeAutoObservable } from 'mobx';
import type { StoreServices } from './StoreServices';

export type ProgressState = 'idle' | 'running' | 'finishing';

/** The progress bar at the top of the page: appears 200 ms after a call starts and disappears 500 ms after the last one ends. */
export class ProgressStore {
  state: ProgressState = 'idle';
  #pendingCount = 0;
  #cancel: (() => void) | undefined;
  readonly #after: StoreServices['after'];

  constructor(after: StoreServices['after']) {
    this.#after = after;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): void {
    this.#pendingCount += 1;
    if (this.#pendingCount > 1) return;
    this.#cancel?.();
    if (this.state === 'finishing') this.set('running');
    else this.#cancel = this.#after(PROGRESS_THROTTLE_MS, () => this.set('running'));
  }

  finish(): void {
    this.#pendingCount = Math.max(0, this.#pendingCount - 1);
    if (this.#pendingCount > 0) return;
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
    this.#pendingCount = 0;
    this.state = 'idle';
  }
}
