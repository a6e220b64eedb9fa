import type { SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { knownMembers, prefetchSearch, searchMembers } from '../api/membersApi';

/** The criteria, whatever page or order is shown. */
const subjectOf = ({ page: _page, sort: _sort, ...filters }: SearchQuery): string => JSON.stringify(filters);

/** The last search with its results; it survives opening a profile and coming back. */
export class SearchStore {
  reply: SearchReply | null = null;
  error: unknown = null;
  isLoading = false;
  /** Another page or order is loading; what was shown stays until then. */
  isTurning = false;
  #address = '';
  #subject = '';
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { reply: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Results on screen: initially those from the page's document. */
  shown(query: SearchQuery): SearchReply | null {
    return this.reply ?? knownMembers(this.#root.http, query) ?? null;
  }

  /** Prefetches a search that is about to be opened, without changing what is on screen. */
  prefetch(query: SearchQuery): void {
    prefetchSearch(this.#root.http, query);
  }

  /** Searches; results of the same search stay on screen while they are refreshed, or until the next page arrives. */
  async load(query: SearchQuery): Promise<void> {
    const address = JSON.stringify(query);
    const known = knownMembers(this.#root.http, query);
    this.begin(address, subjectOf(query));
    try {
      this.take(address, known ?? (await searchMembers(this.#root.http, query)));
    } catch (error) {
      this.fail(address, error);
    }
  }

  begin(address: string, subject: string): void {
    if (subject !== this.#subject) this.reply = null;
    this.isTurning = this.reply !== null && (this.isTurning || address !== this.#address);
    this.#address = address;
    this.#subject = subject;
    this.error = null;
    this.isLoading = true;
  }

  take(address: string, reply: SearchReply): void {
    if (address !== this.#address) return;
    this.reply = reply;
    this.isLoading = false;
    this.isTurning = false;
  }

  fail(address: string, error: unknown): void {
    if (address !== this.#address) return;
    this.error = error;
    this.isLoading = false;
    if (this.isTurning) this.reply = null;
    this.isTurning = false;
  }
}

export const { of: searchOf, use: useSearchStore } = defineSlice('search@1', (store) => new SearchStore(store));
