import type { Icebreaker } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { readIcebreakers } from '../api/chatApi';

const STORAGE_KEY = 'hide-icebreakers';

/** Icebreakers for first messages, and those the member has chosen. */
export class OpenersStore {
  readonly #root: RootStore;
  readonly #lists = new Map<string, Loadable<readonly Icebreaker[]>>();
  readonly #chosenIcebreakers = new Map<string, Icebreaker>();

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** Returns the list of icebreakers for a member, those about shared interests first; the caller loads it. */
  getList(memberId: string): Loadable<readonly Icebreaker[]> {
    const list = this.#lists.get(memberId) ?? new Loadable(() => readIcebreakers(this.#root.http, memberId));
    this.#lists.set(memberId, list);
    return list;
  }

  /** Remembers the icebreaker of a text that the member has chosen. */
  recordChoice(icebreaker: Icebreaker, text: string): void {
    this.#chosenIcebreakers.set(text, icebreaker);
  }

  /** Returns the chosen icebreaker that a text still matches word for word; the recipient reads it in their own language. */
  findChosenIcebreaker(text: string): Icebreaker | undefined {
    return this.#chosenIcebreakers.get(text);
  }

  /** Returns true only once per browser, and only for a member who has no conversation yet; for effects and handlers only. */
  claimOffer(): boolean {
    const { chats, services, clock } = this.#root;
    if (!chats.isLoaded || chats.list.length > 0 || services.local.get(STORAGE_KEY) !== null) return false;
    services.local.set(STORAGE_KEY, String(Math.floor(clock.now / 1000)));
    return true;
  }
}
