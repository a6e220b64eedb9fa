import type { ApiBody, Spending } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { changeSpending, readSpending } from '../api/spendingApi';

/** The member's spending and the limits they set. */
export class SpendingStore {
  readonly spending: Loadable<Spending>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.spending = new Loadable(() => readSpending(root.http));
  }

  /** Returns the limits that apply now: a raise takes 24 hours. */
  async change(change: ApiBody<'PUT /api/spending.php'>): Promise<Spending> {
    const spending = await changeSpending(this.#root.http, change);
    this.spending.take(spending);
    return spending;
  }
}
