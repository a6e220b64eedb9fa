import type { Profile } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import * as members from '@rendezvous/shared/calls/members';
import { request } from '@rendezvous/shared/calls/request';

const createMemberApi = (http: RootStore['http']) => ({
  load: async (id: string): Promise<Profile> => (await request(http, members.readMember, { id })).profile,
});

/** The member a sign-up started from; `profile` is null until it has loaded, and if visitors may not see the member. */
export class SignupMemberStore {
  profile: Profile | null = null;
  readonly #api: ReturnType<typeof createMemberApi>;
  #memberId = '';

  constructor(root: RootStore) {
    this.#api = createMemberApi(root.http);
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  async load(id: string): Promise<void> {
    if (this.#memberId === id) return;
    this.#memberId = id;
    this.setProfile(null);
    const profile = await this.#api.load(id).catch(() => null);
    if (this.#memberId === id) this.setProfile(profile);
  }

  setProfile(profile: Profile | null): void {
    this.profile = profile;
  }
}

export const { use: useSignupMemberStore } = defineSlice('signup-member@1', (store) => new SignupMemberStore(store));
