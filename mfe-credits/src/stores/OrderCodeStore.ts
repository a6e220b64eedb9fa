import { type DiscountCode, isRunning } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { computedStruct, makeAutoObservable, observable, observableRef } from 'mobx';
import { readCode } from '../api/creditsApi';
import { normalizeCode } from './discountCode';

/** The discount code of the next order: one the member typed, or the automatic discount. */
export class OrderCodeStore {
  /** A code the member typed; it takes precedence over the automatic discount. */
  enteredCode: DiscountCode | null = null;
  error: unknown = null;
  isChecking = false;
  /** Codes that caused an order to be rejected; prices are shown without them. */
  readonly #rejectedCodes = observable.set<string>();
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { enteredCode: observableRef, error: observableRef, discount: computedStruct }, { autoBind: true });
  }

  /** The one code that the order uses: the typed code or else the active discount; null if it has ended or there is none. */
  get discount(): DiscountCode | null {
    const { active } = this.#root.discounts;
    const candidates = [this.enteredCode, active && normalizeCode(active)].filter(
      (code) => code !== null && !this.#rejectedCodes.has(code.code),
    );
    const code = candidates[0] ?? null;
    return code && isRunning(code, code.expires === null ? 0 : this.#root.clock.seconds) ? code : null;
  }

  /** Looks up a typed code and applies it; an error is shown next to the field. */
  async applyEntered(text: string): Promise<void> {
    const code = text.trim();
    if (code === '' || this.isChecking) return;
    this.setChecking(true);
    try {
      this.setCode(await readCode(this.#root.http, code));
    } catch (error) {
      this.setError(error);
    } finally {
      this.setChecking(false);
    }
  }

  /** Called when the server has rejected an order because of this code. */
  markRejected(code: string): void {
    this.#rejectedCodes.add(code);
    if (this.enteredCode?.code === code) this.enteredCode = null;
  }

  remove(): void {
    this.enteredCode = null;
    this.error = null;
  }

  setCode(code: DiscountCode): void {
    this.#rejectedCodes.delete(code.code);
    this.enteredCode = normalizeCode(code);
    this.error = null;
  }

  setError(error: unknown): void {
    this.enteredCode = null;
    this.error = error;
  }

  setChecking(isChecking: boolean): void {
    this.isChecking = isChecking;
  }
}
