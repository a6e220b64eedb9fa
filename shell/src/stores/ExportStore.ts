import type { DataExport } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** The copy of the member's data, if one is ordered. */
export class ExportStore {
  readonly copy: Loadable<DataExport | null>;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    this.copy = new Loadable(async () => (await root.http.get('/api/export.php', undefined, { progress: false })).export);
  }

  async order(password: string): Promise<void> {
    this.copy.take((await this.#root.http.post('/api/export.php', { password })).export);
  }
}
