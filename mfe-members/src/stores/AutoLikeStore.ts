import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { likeMember } from '../api/membersApi';
import { type AutoLiked, readAutoLike } from '../api/swipeApi';

/** A member whose like is waiting for an answer. */
export class AutoLikeStore {
  /** Undefined until known, null when there is no one. */
  profile: AutoLiked | null | undefined = undefined;
  isSending = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** Nobody asked for it: failures are silent. */
  async load(): Promise<void> {
    this.take(await readAutoLike(this.#root.http).catch(() => null));
  }

  /** True when the like is mutual now; a rejection is shown. */
  async likeBack({ id }: AutoLiked): Promise<boolean> {
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

  take(profile: AutoLiked | null): void {
    this.profile = profile;
  }

  setSending(isSending: boolean): void {
    this.isSending = isSending;
  }
}
