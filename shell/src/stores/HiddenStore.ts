import type { AvoidedMember } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Whom the member has hidden. */
export class HiddenStore {
  readonly list: Loadable<AvoidedMember[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.list = new Loadable(async () => (await root.http.get('/api/hide.php')).hidden);
  }

  async show(id: string): Promise<void> {
    this.list.take((await this.#root.http.delete('/api/hide.php', { profile_id: id })).hidden);
  }
}
