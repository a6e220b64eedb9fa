import { makeAutoObservable } from 'mobx';

/** What a visitor chose on the swipe teaser; it stays in the page, nobody is told. */
export class SwipeStore {
  /** Keys of the cards that were liked and passed, in order. */
  choices: { key: string; isLiked: boolean }[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Place of the card on top. */
  get place(): number {
    return this.choices.length;
  }

  get liked(): string[] {
    return this.choices.filter(({ isLiked }) => isLiked).map(({ key }) => key);
  }

  choose(key: string, isLiked: boolean): void {
    this.choices = [...this.choices.filter((choice) => choice.key !== key), { key, isLiked }];
  }

  back(): void {
    this.choices = this.choices.slice(0, -1);
  }
}
