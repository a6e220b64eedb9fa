import type { ProfileCard, SwipeAction, SwipeGame } from '@rendezvous/shared/contract';
import { safetyOf, type SafetyStore } from '@rendezvous/shared/safety';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import { playSwipe, readSwipeGame } from '../api/swipeApi';
import { getLikingStore } from './LikingStore';

export type Answer = Exclude<SwipeAction, 'undo'>;

/** An event of the game, which is announced to screen readers. */
export interface SwipeEvent {
  kind: Answer | 'back' | 'limit';
  card: ProfileCard;
}

/** The swipe game: the next card appears at once, and moves are sent to the server one after the other. */
export class SwipeStore {
  /** Candidates offered by the server. */
  candidates: readonly ProfileCard[] = [];
  isLoaded = false;
  error: unknown = null;
  /** When the next like becomes available, in Unix seconds; null while likes are left. */
  resetsAt: number | null = null;
  /** Likes left as of the server's last response. */
  confirmedLikesLeft = 0;
  undoableId: string | null = null;
  isUndoing = false;
  news: SwipeEvent | null = null;
  /** Promise chain of the moves, which are sent one after the other; it settles once the server has responded to all of them. */
  #queue: Promise<void> = Promise.resolve();
  /** Answers that the server has not yet acknowledged, by member id. */
  readonly #pendingAnswers = observable.map<string, Answer>();
  readonly #root: RootStore;
  readonly #safety: SafetyStore;

  constructor(root: RootStore, safety: SafetyStore) {
    this.#root = root;
    this.#safety = safety;
    makeAutoObservable(this, { candidates: observableRef, error: observableRef, news: observableRef }, { autoBind: true });
  }

  /** The candidates, except members just hidden, blocked or reported. */
  get cards(): readonly ProfileCard[] {
    return this.#safety.shownOf(this.candidates);
  }

  /** The current candidate; undefined when none is left, or before the first ones have loaded. */
  get card(): ProfileCard | undefined {
    return this.cards[0];
  }

  get likesLeft(): number {
    const pendingLikes = [...this.#pendingAnswers.values()].filter((answer) => answer === 'like').length;
    return Math.max(0, this.confirmedLikesLeft - pendingLikes);
  }

  /** True until the first candidates have loaded, and while answers or an undo await the server's response. */
  get isWaiting(): boolean {
    return !this.isLoaded || this.isUndoing || this.#pendingAnswers.size > 0;
  }

  async load(): Promise<void> {
    this.setError(null);
    try {
      this.setGame(await readSwipeGame(this.#root.http));
    } catch (error) {
      this.setError(error);
    }
  }

  /** Likes or passes on the current candidate. Returns false if there is no candidate, or if a like is requested and none is left. */
  answer(answer: Answer): boolean {
    const { card } = this;
    if (card === undefined) return false;
    if (answer === 'like' && this.likesLeft === 0) {
      this.announce('limit', card);
      return false;
    }
    this.removeCard(card, answer);
    this.#send(() => this.#play(card, answer));
    return true;
  }

  /** Undoes the last pass, unless none can be undone or an undo is already under way. */
  undo(): void {
    const id = this.undoableId;
    if (id === null || this.isUndoing) return;
    this.setUndoing(true);
    this.#send(() => this.#takeBack(id));
  }

  setGame({ card, next, likes_left, resets_at, undoable_id }: SwipeGame): void {
    this.candidates = [card, next].filter((candidate) => candidate !== null).filter(({ id }) => !this.#pendingAnswers.has(id));
    this.confirmedLikesLeft = likes_left;
    this.resetsAt = resets_at;
    if (this.#pendingAnswers.size === 0) this.undoableId = undoable_id;
    this.isLoaded = true;
  }

  removeCard(card: ProfileCard, answer: Answer): void {
    this.#pendingAnswers.set(card.id, answer);
    this.candidates = this.cards.slice(1);
    this.undoableId = answer === 'pass' ? card.id : null;
    this.announce(answer, card);
    if (answer === 'like') getLikingStore(this.#root).setLiked(card, true);
  }

  acknowledge(id: string, game: SwipeGame): void {
    this.#pendingAnswers.delete(id);
    this.setGame(game);
  }

  /** Puts the card of a failed move back on top and withdraws its like. */
  putBack(card: ProfileCard, answer: Answer): void {
    this.#pendingAnswers.delete(card.id);
    this.candidates = [card, ...this.candidates];
    this.undoableId = null;
    if (answer === 'like') getLikingStore(this.#root).setLiked(card, false);
  }

  announce(kind: SwipeEvent['kind'], card: ProfileCard): void {
    this.news = { kind, card };
  }

  setUndoing(isUndoing: boolean): void {
    this.isUndoing = isUndoing;
  }

  setError(error: unknown): void {
    this.error = error;
  }

  #send(move: () => Promise<void>): void {
    this.#queue = this.#queue.then(move);
  }

  async #play(card: ProfileCard, answer: Answer): Promise<void> {
    try {
      const game = await playSwipe(this.#root.http, card.id, answer);
      this.acknowledge(card.id, game);
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
      this.setGame(game);
      if (game.card) this.announce('back', game.card);
    } catch (error) {
      this.#root.toasts.showError(error);
      await this.load();
    } finally {
      this.setUndoing(false);
    }
  }

  /**
   * Shows a match; when the game pauses without one, opens the modal without a profile, so that it offers someone who likes the member, if any
   * (R-245, R-250).
   */
  #offerMatch(card: ProfileCard, answer: Answer, { match, likes_left, card: nextCard }: SwipeGame): void {
    const isPaused = nextCard === null || (answer === 'like' && likes_left === 0);
    if (match) this.#root.overlays.open('match', { profileId: card.id });
    else if (isPaused) this.#root.overlays.open('match', {});
  }
}

export const { use: useSwipeStore } = defineSlice('swipe@1', (store) => new SwipeStore(store, safetyOf(store)));
