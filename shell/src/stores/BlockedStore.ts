import type { AvoidedMember } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Whom the member has blocked. */
export class BlockedStore {
  readonly list: Loadable<AvoidedMember[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.list = new Loadable(async () => (await root.http.get('/api/block.php')).blocked);
  }

  async unblock(id: string): Promise<void> {
    this.list.take((await this.#root.http.delete('/api/block.php', { profile_id: id })).blocked);
  }
}
