import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { likeMember } from '../api/membersApi';
import { type AutoLikeProfile, readAutoLike } from '../api/swipeApi';

/** Holds a member whose like is waiting for an answer. */
export class AutoLikeStore {
  /** Undefined while loading; null when no like is waiting or loading has failed. */
  profile: AutoLikeProfile | null | undefined = undefined;
  isSending = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** Loads the member; failures are silent, because the viewer did not ask for the offer. */
  async load(): Promise<void> {
    this.setProfile(await readAutoLike(this.#root.http).catch(() => null));
  }

  /** Likes the member back and returns whether it is a match; shows an error and returns false when the call fails. */
  async likeBack({ id }: AutoLikeProfile): Promise<boolean> {
    this.setSending(true);
    try {
      const { match, profile } = await likeMember(this.#root.http, id);
      this.#root.likes.addGiven(profile);
      return match;
    } catch (error) {
      this.#root.toasts.showError(error);
      return false;
    } finally {
      this.setSending(false);
    }
  }

  setProfile(profile: AutoLikeProfile | null): void {
    this.profile = profile;
  }

  setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
