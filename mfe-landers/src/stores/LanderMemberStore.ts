import type { Profile } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';
import { LanderStorage } from './LanderStorage';

/** Only members with an approved main photo appear on landers; the server decides whom visitors may see. */
const mayAppear = (profile: Profile | null): profile is Profile => profile !== null && profile.main_image !== null;

/** The member a lander is about, and the first message to them. */
export class LanderMemberStore {
  profile: Profile | null = null;
  /** Id of the member that has finished loading, with the result in `profile`; empty before the first response. */
  loadedId = '';
  /** Path of the lander whose message is restored; empty before that. */
  path = '';
  /** First message typed on the lander; it lasts in the tab until the sign-up is complete. */
  message = '';
  readonly #api: ReturnType<typeof landerApi>;
  readonly #storage: LanderStorage;
  #requestedId = '';

  constructor(root: RootStore) {
    this.#api = landerApi(root.http);
    this.#storage = new LanderStorage(root, 'message');
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** The member, if available yet; null while loading, and for members who are hidden from visitors or have no main photo. */
  getVisibleProfile(id: string): Profile | null {
    const profile = this.loadedId === id ? this.profile : (this.#api.getKnownMember(id) ?? null);
    return mayAppear(profile) ? profile : null;
  }

  async load(id: string): Promise<void> {
    if (this.#requestedId === id) return;
    this.#requestedId = id;
    const profile = this.#api.getKnownMember(id) ?? (await this.#api.loadMember(id).catch(() => null));
    if (this.#requestedId === id) this.settle(id, profile);
  }

  settle(id: string, profile: Profile | null): void {
    this.loadedId = id;
    this.profile = profile;
  }

  /** Restores the message typed in this tab on the lander with this path. */
  restore(path: string): void {
    if (this.path === path) return;
    const { message } = this.#storage.read(path);
    this.path = path;
    this.message = typeof message === 'string' ? message : '';
  }

  setMessage(message: string): void {
    this.message = message;
    this.#storage.write(this.path, { message });
  }
}

export const { use: useLanderMemberStore } = defineSlice('lander-member@2', (store) => new LanderMemberStore(store));
