import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { LanderStorage } from './LanderStorage';

interface SwipeChoice {
  /** Key of the card. */
  key: string;
  isLiked: boolean;
}

const isChoice = (value: unknown): value is SwipeChoice =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string' && 'isLiked' in value;

/** The visitor's choices in the swipe teaser, kept in the tab. */
export class SwipeStore {
  /** Path of the lander; empty until its choices are restored. */
  path = '';
  /** Liked and passed cards, in order. */
  choices: readonly SwipeChoice[] = [];
  readonly #storage: LanderStorage;

  constructor(root: RootStore) {
    this.#storage = new LanderStorage(root, 'swipes');
    makeAutoObservable(this, { choices: observableRef }, { autoBind: true });
  }

  get liked(): string[] {
    return this.choices.filter(({ isLiked }) => isLiked).map(({ key }) => key);
  }

  /** Restores the cards swiped in this tab on the lander with this path. */
  restore(path: string): void {
    if (this.path === path) return;
    const { choices } = this.#storage.read(path);
    this.path = path;
    this.choices = Array.isArray(choices) ? choices.filter(isChoice) : [];
  }

  /** Likes or passes on the card at an index; later choices, made before the visitor went back, are discarded. */
  choose(index: number, key: string, isLiked: boolean): void {
    this.#replace([...this.choices.slice(0, index), { key, isLiked }]);
  }

  /** Turns all likes into passes, so that the sign-up starts without a member; the cards stay swiped. */
  dropLikes(): void {
    this.#replace(this.choices.map(({ key }) => ({ key, isLiked: false })));
  }

  #replace(choices: readonly SwipeChoice[]): void {
    this.choices = choices;
    this.#storage.write(this.path, { choices });
  }
}

export const { use: useSwipeStore } = defineSlice('lander-swipe@2', (store) => new SwipeStore(store));
