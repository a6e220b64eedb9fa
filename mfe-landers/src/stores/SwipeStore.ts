import { defineSlice } from '@rendezvous/shared/store';
import { makeAutoObservable } from 'mobx';

/** The visitor's choices in the swipe teaser; they stay on the page and are never sent. */
export class SwipeStore {
  /** Keys of the liked and passed cards, in order. */
  choices: { key: string; isLiked: boolean }[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Index of the top card. */
  get topIndex(): number {
    return this.choices.length;
  }

  get liked(): string[] {
    return this.choices.filter(({ isLiked }) => isLiked).map(({ key }) => key);
  }

  choose(key: string, isLiked: boolean): void {
    this.choices = [...this.choices.filter((choice) => choice.key !== key), { key, isLiked }];
  }

  undo(): void {
    this.choices = this.choices.slice(0, -1);
  }
}

export const { use: useSwipeStore } = defineSlice('lander-swipe@1', () => new SwipeStore());
