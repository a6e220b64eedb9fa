import type { Passkey } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';
import { passkeyApi } from '../api/passkeyApi';
import { passkeyDevice } from '../api/passkeyDevice';

/** The member's passkeys; every change replaces the list with the one that the server returns. */
export class PasskeysStore {
  readonly list: Loadable<Passkey[]>;
  readonly #api: ReturnType<typeof passkeyApi>;

  constructor(root: RootStore) {
    this.#api = passkeyApi(root.http);
    this.list = new Loadable(() => this.#api.list());
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Submits the member's password, then prompts the device. Returns false if the device created no passkey, for example on cancellation. */
  async add(name: string, password: string): Promise<boolean> {
    const creationOptions = await this.#api.begin(password);
    const passkey = await passkeyDevice.createPasskey(creationOptions).catch(() => null);
    if (!passkey) return false;
    this.list.take(await this.#api.add(name, passkey));
    return true;
  }

  async rename(id: string, name: string): Promise<void> {
    this.list.take(await this.#api.rename(id, name));
  }

  async remove(id: string): Promise<void> {
    this.list.take(await this.#api.remove(id));
  }
}

export const { use: usePasskeysStore } = defineSlice('passkeys@1', (store) => new PasskeysStore(store));
