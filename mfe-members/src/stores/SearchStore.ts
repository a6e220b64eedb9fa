import type { SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { knownMembers, searchAhead, searchMembers } from '../api/membersApi';

/** The last search with its results; it survives opening a profile and coming back. */
export class SearchStore {
  reply: SearchReply | null = null;
  error: unknown = null;
  isLoading = false;
  #address = '';
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { reply: observableRef, error: observableRef }, { autoBind: true });
  }

  /** What a search has on screen: its results, at first those that the page's document brought. */
  shown(query: SearchQuery): SearchReply | null {
    return this.reply ?? knownMembers(this.#root.http, query) ?? null;
  }

  /** Somebody is about to open the search: asks for it, and leaves what is on screen. */
  ahead(query: SearchQuery): void {
    searchAhead(this.#root.http, query);
  }

  /** Searches; the same search again keeps its results on screen while they are refreshed. */
  async load(query: SearchQuery): Promise<void> {
    const address = JSON.stringify(query);
    const known = knownMembers(this.#root.http, query);
    this.begin(address);
    try {
      this.take(address, known ?? (await searchMembers(this.#root.http, query)));
    } catch (error) {
      this.fail(address, error);
    }
  }

  begin(address: string): void {
    if (address !== this.#address) this.reply = null;
    this.#address = address;
    this.error = null;
    this.isLoading = true;
  }

  take(address: string, reply: SearchReply): void {
    if (address !== this.#address) return;
    this.reply = reply;
    this.isLoading = false;
  }

  fail(address: string, error: unknown): void {
    if (address !== this.#address) return;
    this.error = error;
    this.isLoading = false;
  }
}
