import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import type { DataExport } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** The member's data export, if one was requested. */
export class ExportStore {
  readonly copy: Loadable<DataExport | null>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.copy = new Loadable(async () => (await request(root.http, account.readExport, undefined, { progress: false })).export);
  }

  async order(password: string): Promise<void> {
    this.copy.take((await request(this.#root.http, account.orderExport, { password })).export);
  }
}
