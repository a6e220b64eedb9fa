import type { Session } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Where the member is logged in. */
export class SessionsStore {
  readonly list: Loadable<Session[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.list = new Loadable(async () => (await root.http.get('/api/sessions.php')).sessions);
  }

  /** Logs out there; without an id everywhere but here. */
  async end(id?: string): Promise<void> {
    this.list.take((await this.#root.http.delete('/api/sessions.php', id === undefined ? {} : { id })).sessions);
  }
}
