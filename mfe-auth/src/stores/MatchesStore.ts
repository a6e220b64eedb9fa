import type { ProfileCard } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { signupApi } from '../api/signupApi';

/** Loads the members who match a new member, and sends likes and unlikes. */
export class MatchesStore {
  profiles: ProfileCard[] | null = null;
  failure: ApiError | null = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof signupApi>;
  readonly #pendingIds = new Set<string>();

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = signupApi(root.http);
    makeAutoObservable(this, { profiles: observableRef, failure: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.setFailure(null);
    try {
      this.setProfiles(await this.#api.listMatches());
    } catch (error) {
      this.setFailure(ApiError.of(error));
    }
  }

  /** Likes or unlikes a member at once; reverted when the call fails. Ignored while an earlier call about the member is pending. */
  async toggleLike(card: ProfileCard): Promise<void> {
    if (this.#pendingIds.has(card.id)) return;
    this.#pendingIds.add(card.id);
    this.put({ ...card, liked: !card.liked });
    try {
      const { profile, match } = card.liked ? await this.#api.unlike(card.id) : await this.#api.like(card.id);
      this.put(profile);
      if (profile.liked) this.#root.likes.addGiven(profile);
      else this.#root.likes.removeGiven(profile.id);
      if (match) this.#root.overlays.open('match', { profileId: profile.id });
    } catch (error) {
      this.put(card);
      this.#root.toasts.showError(error);
    } finally {
      this.#pendingIds.delete(card.id);
    }
  }

  setProfiles(profiles: ProfileCard[]): void {
    this.profiles = profiles;
  }

  put(card: ProfileCard): void {
    this.profiles = (this.profiles ?? []).map((profile) => (profile.id === card.id ? card : profile));
  }

  setFailure(failure: ApiError | null): void {
    this.failure = failure;
  }
}

export const { use: useMatchesStore } = defineSlice('signup-matches@1', (store) => new MatchesStore(store));
