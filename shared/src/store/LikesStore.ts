import * as likes from '../calls/likes';
import { poll, request } from '../calls/request';
import type { Likes, ProfileCard, ReceivedLike } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';
import { mergeById } from './mergeById';
import type { RootStore } from './RootStore';

/** Likes given and received, with the number of new ones. */
export class LikesStore {
  readonly givenById = observable.map<string, ProfileCard>(undefined, { deep: false });
  readonly receivedById = observable.map<string, ReceivedLike>(undefined, { deep: false });
  isLoaded = false;
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { givenById: false, receivedById: false }, { autoBind: true });
  }

  get given(): ProfileCard[] {
    return [...this.givenById.values()];
  }

  get received(): ReceivedLike[] {
    return [...this.receivedById.values()];
  }

  get totalNew(): number {
    return this.received.filter(({ like_new }) => like_new).length;
  }

  async load(): Promise<void> {
    this.take(await request(this.#root.http, likes.listLikes, undefined, { progress: !this.isLoaded }));
  }

  async poll(): Promise<void> {
    const reply = await poll(this.#root.http, likes.listLikes);
    if (reply) this.take(reply);
  }

  take({ profiles, liked_by }: Likes): void {
    mergeById(this.givenById, profiles, ({ id }) => id);
    mergeById(this.receivedById, liked_by, ({ id }) => id);
    this.isLoaded = true;
  }

  /** Adds a member whom the current member has just liked. */
  addGiven(card: ProfileCard): void {
    this.givenById.set(card.id, card);
  }

  removeGiven(profileId: string): void {
    this.givenById.delete(profileId);
  }

  /** Clears the "new" flag of a like, here and on the server, when the profile is opened. */
  async clearNew(profileId: string): Promise<void> {
    const like = this.receivedById.get(profileId);
    if (!like?.like_new) return;
    this.receivedById.set(profileId, { ...like, like_new: false });
    await request(this.#root.http, likes.confirmLikeSeen, { id: profileId }, { progress: false });
  }

  reset(): void {
    this.givenById.clear();
    this.receivedById.clear();
    this.isLoaded = false;
  }
}
