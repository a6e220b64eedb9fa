import type { Profile } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';

/** Only members with an approved main photo appear on landers; the server decides whom visitors may see. */
const isFit = (profile: Profile | null): profile is Profile => profile !== null && profile.main_image !== null;

/** The member a lander is about. */
export class LanderMemberStore {
  profile: Profile | null = null;
  /** Id that `profile` belongs to; empty before the first response. */
  answered = '';
  /** First message typed on the lander, kept for the life of the page. */
  message = '';
  readonly #api: ReturnType<typeof landerApi>;
  #wanted = '';

  constructor(root: RootStore) {
    this.#api = landerApi(root.http);
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** The member as far as known; null while loading, and for members hidden from visitors. */
  shown(id: string): Profile | null {
    const profile = this.answered === id ? this.profile : (this.#api.knownMember(id) ?? null);
    return isFit(profile) ? profile : null;
  }

  async load(id: string): Promise<void> {
    if (this.#wanted === id) return;
    this.#wanted = id;
    this.write('');
    const profile = this.#api.knownMember(id) ?? (await this.#api.loadMember(id).catch(() => null));
    if (this.#wanted === id) this.settle(id, profile);
  }

  settle(id: string, profile: Profile | null): void {
    this.answered = id;
    this.profile = profile;
  }

  write(message: string): void {
    this.message = message;
  }
}

export const { use: useLanderMemberStore } = defineSlice('lander-member@1', (store) => new LanderMemberStore(store));
