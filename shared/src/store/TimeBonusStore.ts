import { formatCountdown, timeBonusCode, timeBonusRemaining, type DiscountCode } from '@rendezvous/shared/contract';
import { makeAutoObservable } from 'mobx';
import type { RootStore } from './RootStore';

/** The discount of the first four hours after sign-up, derived from the member and the clock. */
export class TimeBonusStore {
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Seconds left; 0 for visitors and paying members, and once the bonus has expired. */
  get remaining(): number {
    const { user } = this.#root.session;
    return user === null || user.paid_user ? 0 : timeBonusRemaining(user, this.#root.clock.seconds);
  }

  get isVisible(): boolean {
    return this.remaining > 0;
  }

  /** Time left, for example `03:59:59`. */
  get countdown(): string {
    return formatCountdown(this.remaining);
  }

  get code(): DiscountCode | null {
    const { user } = this.#root.session;
    return user !== null && this.isVisible ? timeBonusCode(user) : null;
  }
}
