import type { Profile } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable } from 'mobx';
import { knownMember, readMember } from '../api/membersApi';

/** Member profiles that were opened; a second visit shows the first one's data while it is read again. */
export class ProfilesStore {
  readonly byId = observable.map<string, Profile>(undefined, { deep: false });
  readonly errors = observable.map<string, unknown>(undefined, { deep: false });
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { byId: false, errors: false }, { autoBind: true });
  }

  /** What of a profile is on screen at once: what was read before, or what the page's document brought. */
  shown(id: string): Profile | undefined {
    return this.byId.get(id) ?? knownMember(this.#root.http, id);
  }

  /** Reads a profile and clears its new-like flag. */
  async open(id: string): Promise<void> {
    // A refusal stays until the answer: nothing of before is shown in between.
    if (!ApiError.of(this.errors.get(id)).isRefusal) this.errors.delete(id);
    try {
      this.take(knownMember(this.#root.http, id) ?? (await readMember(this.#root.http, id)));
    } catch (error) {
      return this.fail(id, error);
    }
    // A flag the server did not clear comes back with the next update; the profile is shown all the same.
    return this.#root.likes.clearNew(id).catch(() => undefined);
  }

  /** Reads one that is on screen anew, quietly; it stays when it cannot be read just now. */
  async refresh(id: string): Promise<void> {
    try {
      this.take(await readMember(this.#root.http, id, { progress: false }));
    } catch (error) {
      if (ApiError.of(error).isRefusal) this.fail(id, error);
    }
  }

  take(profile: Profile): void {
    this.byId.set(profile.id, profile);
    this.errors.delete(profile.id);
  }

  /** Of a member who must not be seen any more nothing stays. */
  fail(id: string, error: unknown): void {
    this.errors.set(id, error);
    if (ApiError.of(error).isRefusal) this.byId.delete(id);
  }
}
