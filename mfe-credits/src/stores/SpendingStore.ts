import type { ApiBody, Spending } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { changeSpending, readSpending } from '../api/spendingApi';

/** What the member has spent, and the limits they set. */
export class SpendingStore {
  readonly spending: Loadable<Spending>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.spending = new Loadable(() => readSpending(root.http));
  }

  /** Answers what holds now: a raise waits for 24 hours. */
  async change(change: ApiBody<'PUT /api/spending.php'>): Promise<Spending> {
    const spending = await changeSpending(this.#root.http, change);
    this.spending.take(spending);
    return spending;
  }
}
