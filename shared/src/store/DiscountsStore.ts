import * as discountCodes from '../calls/discountCodes';
import { request } from '../calls/request';
import { activeDiscount, isRunning, mayHaveWelcome, type DiscountCode } from '@rendezvous/shared/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RootStore } from './RootStore';

/** Discounts that apply without the member entering a code. */
export class DiscountsStore {
  welcome: DiscountCode | null = null;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { welcome: observableRef }, { autoBind: true });
  }

  /** The time bonus if present, otherwise the welcome code while it is valid, otherwise null. */
  get active(): DiscountCode | null {
    const { welcome } = this;
    const isValid = welcome !== null && isRunning(welcome, welcome.expires === null ? 0 : this.#root.clock.seconds);
    return activeDiscount(this.#root.timeBonus.code, isValid ? welcome : null);
  }

  /** Loads the welcome code if the member may have one; a failure is ignored and clears the code. */
  async loadWelcome(): Promise<void> {
    if (!mayHaveWelcome(this.#root.session.user, this.#root.clock.seconds)) return this.setWelcome(null);
    try {
      const { discountcode } = await request(this.#root.http, discountCodes.findDiscountCode, { welcome: 'true' }, { progress: false });
      this.setWelcome(discountcode);
    } catch {
      this.setWelcome(null);
    }
    return undefined;
  }

  setWelcome(code: DiscountCode | null): void {
    this.welcome = code;
  }

  reset(): void {
    this.welcome = null;
  }
}
