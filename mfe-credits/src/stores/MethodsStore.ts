import type { RepeatOrder, StoredMethod } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import * as credits from '@rendezvous/shared/calls/credits';
import { request } from '@rendezvous/shared/calls/request';
import * as storedMethods from '@rendezvous/shared/calls/storedMethods';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/stored-methods.php: stored cards and mandates. */
const readStoredMethods = async (http: HttpClient): Promise<StoredMethod[]> =>
  (await request(http, storedMethods.listStoredMethods)).methods;

/** DELETE /api/stored-methods.php: removes a card, or revokes a mandate. */
const removeStoredMethod = async (http: HttpClient, id: string): Promise<StoredMethod[]> =>
  (await request(http, storedMethods.removeStoredMethod, { id })).methods;

/** GET /api/repeat-order.php: the last completed order. */
const readRepeatOrder = async (http: HttpClient): Promise<RepeatOrder | null> => (await request(http, credits.readRepeatOrder)).order;

/** Stored cards and mandates, and the last order, which can be repeated with one of them. */
export class MethodsStore {
  readonly storedMethods: Loadable<StoredMethod[]>;
  readonly repeatOrder: Loadable<RepeatOrder | null>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.storedMethods = new Loadable(() => readStoredMethods(root.http));
    this.repeatOrder = new Loadable(() => readRepeatOrder(root.http));
  }

  /** Removes a stored method and reloads the order that can be repeated, since it may have used this method. */
  async remove(id: string): Promise<void> {
    this.storedMethods.take(await removeStoredMethod(this.#root.http, id));
    if (this.repeatOrder.value !== undefined) await this.repeatOrder.load();
  }
}

export const { use: useMethodsStore } = defineSlice('methods@1', (store) => new MethodsStore(store));
