import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { likeMember } from '../api/membersApi';
import { type AutoLiked, readAutoLike } from '../api/swipeApi';

/** Somebody who likes the member and waits for an answer. */
export class AutoLikeStore {
  /** Undefined until it is known, null when there is nobody. */
  profile: AutoLiked | null | undefined = undefined;
  isSending = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { profile: observableRef }, { autoBind: true });
  }

  /** Nobody asked for it: a failure is silence. */
  async load(): Promise<void> {
    this.take(await readAutoLike(this.#root.http).catch(() => null));
  }

  /** True when both like each other now; a refusal is told. */
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
