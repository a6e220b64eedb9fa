import type { ProfileCard, SwipeAction, SwipeGame } from '@rendezvous/shared/contract';
import type { SafetyStore } from '@rendezvous/shared/safety';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { playSwipe, readSwipeGame } from '../api/swipeApi';
import { likingOf } from './likingOf';

export type Answer = Exclude<SwipeAction, 'undo'>;

/** What happened last, for whoever cannot see it. */
export interface SwipeNews {
  what: Answer | 'back' | 'limit';
  card: ProfileCard;
}

/** The swipe game: the next card is up at once, the server hears of the moves one after the other. */
export class SwipeStore {
  /** Who the server offers next. */
  dealt: readonly ProfileCard[] = [];
  isLoaded = false;
  error: unknown = null;
  /** Unix seconds; null while likes are left. */
  resetsAt: number | null = null;
  /** Likes left as of the last answer of the server. */
  likesBefore = 0;
  undoableId: string | null = null;
  isUndoing = false;
  news: SwipeNews | null = null;
  #line: Promise<void> = Promise.resolve();
  /** Answers on their way to the server, by member. */
  readonly #away = observable.map<string, Answer>();
  readonly #root: RootStore;
  readonly #safety: SafetyStore;

  constructor(root: RootStore, safety: SafetyStore) {
    this.#root = root;
    this.#safety = safety;
    makeAutoObservable(this, { dealt: observableRef, error: observableRef, news: observableRef }, { autoBind: true });
  }

  /** Without whom the member has just hidden, blocked or reported. */
  get cards(): readonly ProfileCard[] {
    return this.#safety.shownOf(this.dealt);
  }

  /** Who is up; undefined when nobody is left, or not known yet. */
  get card(): ProfileCard | undefined {
    return this.cards[0];
  }

  get likesLeft(): number {
    const sent = [...this.#away.values()].filter((answer) => answer === 'like').length;
    return Math.max(0, this.likesBefore - sent);
  }

  /** Who follows is not known before the server has answered. */
  get isWaiting(): boolean {
    return !this.isLoaded || this.isUndoing || this.#away.size > 0;
  }

  async load(): Promise<void> {
    this.fail(null);
    try {
      this.take(await readSwipeGame(this.#root.http));
    } catch (error) {
      this.fail(error);
    }
  }

  /** Likes or passes who is up; false when nobody is, or no like is left. */
  answer(answer: Answer): boolean {
    const { card } = this;
    if (card === undefined) return false;
    if (answer === 'like' && this.likesLeft === 0) {
      this.tell('limit', card);
      return false;
    }
    this.leave(card, answer);
    this.#send(() => this.#play(card, answer));
    return true;
  }

  /** Takes the last pass back, once. */
  undo(): void {
    const id = this.undoableId;
    if (id === null) return;
    this.setUndoing(true);
    this.#send(() => this.#takeBack(id));
  }

  take({ card, next, likes_left, resets_at, undoable_id }: SwipeGame): void {
    this.dealt = [card, next].filter((known) => known !== null).filter(({ id }) => !this.#away.has(id));
    this.likesBefore = likes_left;
    this.resetsAt = resets_at;
    if (this.#away.size === 0) this.undoableId = undoable_id;
    this.isLoaded = true;
  }

  leave(card: ProfileCard, answer: Answer): void {
    this.#away.set(card.id, answer);
    this.dealt = this.cards.slice(1);
    this.undoableId = answer === 'pass' ? card.id : null;
    this.tell(answer, card);
    if (answer === 'like') likingOf(this.#root).choose(card, true);
  }

  arrive(id: string, game: SwipeGame): void {
    this.#away.delete(id);
    this.take(game);
  }

  /** The server refused: the card is up again, and what is true is read anew. */
  putBack(card: ProfileCard, answer: Answer): void {
    this.#away.delete(card.id);
    this.dealt = [card, ...this.dealt];
    this.undoableId = null;
    if (answer === 'like') likingOf(this.#root).choose(card, false);
  }

  tell(what: SwipeNews['what'], card: ProfileCard): void {
    this.news = { what, card };
  }

  setUndoing(isUndoing: boolean): void {
    this.isUndoing = isUndoing;
  }

  fail(error: unknown): void {
    this.error = error;
  }

  #send(move: () => Promise<void>): void {
    this.#line = this.#line.then(move);
  }

  async #play(card: ProfileCard, answer: Answer): Promise<void> {
    try {
      const game = await playSwipe(this.#root.http, card.id, answer);
      this.arrive(card.id, game);
      this.#offerMatch(card, answer, game);
    } catch (error) {
      this.putBack(card, answer);
      this.#root.toasts.showError(error);
      await this.load();
    }
  }

  async #takeBack(id: string): Promise<void> {
    try {
      const game = await playSwipe(this.#root.http, id, 'undo');
      this.take(game);
      if (game.card) this.tell('back', game.card);
    } catch (error) {
      this.#root.toasts.showError(error);
      await this.load();
    } finally {
      this.setUndoing(false);
    }
  }

  /** A match is shown; when the game pauses, somebody who likes the member already may be. */
  #offerMatch(card: ProfileCard, answer: Answer, { match, likes_left, card: following }: SwipeGame): void {
    const pauses = following === null || (answer === 'like' && likes_left === 0);
    if (match) this.#root.overlays.open('match', { profileId: card.id });
    else if (pauses) this.#root.overlays.open('match', {});
  }
}
