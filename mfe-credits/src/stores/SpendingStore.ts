import type { ApiBody, Spending } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import * as spendingCalls from '@rendezvous/shared/calls/spending';
import { request } from '@rendezvous/shared/calls/request';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/spending.php: amounts spent, and the limits. */
const readSpending = async (http: HttpClient): Promise<Spending> => (await request(http, spendingCalls.readSpending)).spending;

/** PUT /api/spending.php: sets limits, or stops purchases for some days. */
const changeSpending = async (http: HttpClient, change: ApiBody<'PUT /api/spending.php'>): Promise<Spending> =>
  (await request(http, spendingCalls.limitSpending, change)).spending;

/** The member's spending and the limits they set. */
export class SpendingStore {
  readonly spending: Loadable<Spending>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.spending = new Loadable(() => readSpending(root.http));
  }

  /** Saves a change; returns the spending with the limits that apply now, since a raised limit only takes effect after 24 hours. */
  async change(change: ApiBody<'PUT /api/spending.php'>): Promise<Spending> {
    const spending = await changeSpending(this.#root.http, change);
    this.spending.take(spending);
    return spending;
  }
}

export const { use: useSpendingStore } = defineSlice('spending@1', (store) => new SpendingStore(store));
