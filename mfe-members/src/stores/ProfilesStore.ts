import type { Profile } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable } from 'mobx';
import { getPreloadedMember, readMember } from '../api/membersApi';

/** Caches opened profiles; a revisit shows the previous data while it is reloaded. */
export class ProfilesStore {
  readonly byId = observable.map<string, Profile>(undefined, { deep: false });
  readonly errors = observable.map<string, unknown>(undefined, { deep: false });
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { byId: false, errors: false }, { autoBind: true });
  }

  /**
   * Returns a profile that needs no request: one loaded before, or one from the page's document or a prefetch; undefined if there is none.
   */
  getShownProfile(id: string): Profile | undefined {
    return this.byId.get(id) ?? getPreloadedMember(this.#root.http, id);
  }

  /** Loads a profile and clears its new-like flag. */
  async open(id: string): Promise<void> {
    // A refusal by the server remains until the next response, so that no older data is shown in between.
    if (!ApiError.of(this.errors.get(id)).isRefusal) this.errors.delete(id);
    try {
      this.setProfile(getPreloadedMember(this.#root.http, id) ?? (await readMember(this.#root.http, id)));
    } catch (error) {
      return this.setError(id, error);
    }
    // If the server did not clear the flag, the next update brings it back; the profile is shown anyway.
    return this.#root.likes.clearNew(id).catch(() => undefined);
  }

  /** Silently reloads the profile on screen; it stays if loading fails, unless the server refuses access to it. */
  async refresh(id: string): Promise<void> {
    try {
      this.setProfile(await readMember(this.#root.http, id, { progress: false }));
    } catch (error) {
      if (ApiError.of(error).isRefusal) this.setError(id, error);
    }
  }

  setProfile(profile: Profile): void {
    this.byId.set(profile.id, profile);
    this.errors.delete(profile.id);
  }

  /** Stores the error; forgets the profile when the server refuses access to it. */
  setError(id: string, error: unknown): void {
    this.errors.set(id, error);
    if (ApiError.of(error).isRefusal) this.byId.delete(id);
  }
}

export const { use: useProfilesStore } = defineSlice('profiles@1', (store) => new ProfilesStore(store));
