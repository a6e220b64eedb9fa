import * as members from '@rendezvous/shared/calls/members';
import { request } from '@rendezvous/shared/calls/request';
import type { Profile } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';

/** The member the like modal points to. */
export class LikedMemberStore {
  readonly #root: RootStore;
  readonly #members = new Map<string, Loadable<Profile>>();

  constructor(root: RootStore) {
    this.#root = root;
  }

  member(id: string): Loadable<Profile> {
    const member =
      this.#members.get(id) ??
      new Loadable(async () => (await request(this.#root.http, members.readMember, { id }, { progress: false })).profile);
    this.#members.set(id, member);
    return member;
  }
}
