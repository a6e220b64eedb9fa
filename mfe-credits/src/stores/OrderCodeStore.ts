import { type DiscountCode, isRunning } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import { readCode } from '../api/creditsApi';
import { normalizeCode } from './discountCode';

/** The discount code of the next order: one the member typed, or the automatic discount. */
export class OrderCodeStore {
  /** A code the member typed; it takes precedence over the automatic discount. */
  entered: DiscountCode | null = null;
  error: unknown = null;
  isChecking = false;
  /** Codes that caused an order to be rejected; prices are shown without them. */
  readonly #refused = observable.set<string>();
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { entered: observableRef, error: observableRef, discount: computedStruct }, { autoBind: true });
  }

  /** One code per order: the typed one, otherwise the active discount while it lasts. */
  get discount(): DiscountCode | null {
    const { active } = this.#root.discounts;
    const candidates = [this.entered, active && normalizeCode(active)].filter((code) => code !== null && !this.#refused.has(code.code));
    const code = candidates[0] ?? null;
    return code && isRunning(code, code.expires === null ? 0 : this.#root.clock.seconds) ? code : null;
  }

  /** Looks up a typed code and applies it; an error is shown next to the field. */
  async enter(text: string): Promise<void> {
    const code = text.trim();
    if (code === '' || this.isChecking) return;
    this.setChecking(true);
    try {
      this.take(await readCode(this.#root.http, code));
    } catch (error) {
      this.fail(error);
    } finally {
      this.setChecking(false);
    }
  }

  /** Called when the server has rejected an order because of this code. */
  refuse(code: string): void {
    this.#refused.add(code);
    if (this.entered?.code === code) this.entered = null;
  }

  remove(): void {
    this.entered = null;
    this.error = null;
  }

  take(code: DiscountCode): void {
    this.#refused.delete(code.code);
    this.entered = normalizeCode(code);
    this.error = null;
  }

  fail(error: unknown): void {
    this.entered = null;
    this.error = error;
  }

  setChecking(checking: boolean): void {
    this.isChecking = checking;
  }
}
