import type { RepeatOrder, StoredMethod } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { readRepeatOrder, readStored, removeStored } from '../api/methodsApi';

/** Stored cards and mandates, and the last order that can be repeated with one. */
export class MethodsStore {
  readonly stored: Loadable<StoredMethod[]>;
  readonly repeat: Loadable<RepeatOrder | null>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.stored = new Loadable(() => readStored(root.http));
    this.repeat = new Loadable(() => readRepeatOrder(root.http));
  }

  /** The method an order would be charged to may have changed. */
  async remove(id: string): Promise<void> {
    this.stored.take(await removeStored(this.#root.http, id));
    if (this.repeat.value !== undefined) await this.repeat.load();
  }
}
