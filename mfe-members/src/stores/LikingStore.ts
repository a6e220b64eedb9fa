import type { ProfileCard } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable } from 'mobx';
import { likeMember, unlikeMember } from '../api/membersApi';

type Likeable = Pick<ProfileCard, 'id' | 'liked' | 'liked_me'>;

/** Likes and unlikes members; a change shows at once, before the server responds. */
export class LikingStore {
  readonly #choices = observable.map<string, boolean>();
  readonly #pendingIds = new Set<string>();
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isLiked({ id, liked }: Likeable): boolean {
    return this.#choices.get(id) ?? liked;
  }

  /** Whether the like is mutual at this moment. */
  isMatch(card: Likeable): boolean {
    return card.liked_me && this.isLiked(card);
  }

  /** Likes or unlikes a member; a failure reverts the change and shows the error. A visitor is asked to sign up instead. */
  async toggle(card: ProfileCard): Promise<void> {
    if (!this.#root.session.isSignedIn) return this.#root.overlays.open('signup', { memberId: card.id });
    if (this.#pendingIds.has(card.id)) return undefined;
    const isLiking = !this.isLiked(card);
    this.setLiked(card, isLiking);
    this.#pendingIds.add(card.id);
    try {
      await this.#send(card.id, isLiking);
    } catch (error) {
      this.setLiked(card, !isLiking);
      this.#root.toasts.showError(error);
    } finally {
      this.#pendingIds.delete(card.id);
    }
    return undefined;
  }

  setLiked(card: ProfileCard, liked: boolean): void {
    this.#choices.set(card.id, liked);
    if (liked) this.#root.likes.addGiven({ ...card, liked });
    else this.#root.likes.removeGiven(card.id);
  }

  async #send(id: string, liked: boolean): Promise<void> {
    const { match } = liked ? await likeMember(this.#root.http, id) : await unlikeMember(this.#root.http, id);
    if (match) this.#root.overlays.open('match', { profileId: id });
  }
}

export const { of: getLikingStore, use: useLikingStore } = defineSlice('liking@1', (store) => new LikingStore(store));
