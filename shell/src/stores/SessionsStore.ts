import * as user from '@rendezvous/shared/calls/user';
import { request } from '@rendezvous/shared/calls/request';
import type { Session } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** Where the member is logged in. */
export class SessionsStore {
  readonly list: Loadable<Session[]>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.list = new Loadable(async () => (await request(root.http, user.listSessions)).sessions);
  }

  /** Logs out that session; without an id, all but the current one. */
  async end(id?: string): Promise<void> {
    this.list.take((await request(this.#root.http, user.endSessions, id === undefined ? {} : { id })).sessions);
  }
}
