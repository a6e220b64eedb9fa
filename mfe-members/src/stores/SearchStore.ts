import type { SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { knownMembers, prefetchSearch, searchMembers } from '../api/membersApi';

/** The filters of a search as JSON, without page and order. */
const toFilterKey = ({ page: _page, sort: _sort, ...filters }: SearchQuery): string => JSON.stringify(filters);

/** The last search with its results; it survives opening a profile and coming back. */
export class SearchStore {
  reply: SearchReply | null = null;
  error: unknown = null;
  isLoading = false;
  /** True while another page or sort order is loading; the previous results stay on screen until it arrives. */
  isTurning = false;
  #queryKey = '';
  #filterKey = '';
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { reply: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Results to show: those loaded last, initially those from the page's document or a prefetch. */
  shown(query: SearchQuery): SearchReply | null {
    return this.reply ?? knownMembers(this.#root.http, query) ?? null;
  }

  /** Prefetches a search that is about to be opened, without changing what is on screen. */
  prefetch(query: SearchQuery): void {
    prefetchSearch(this.#root.http, query);
  }

  /** Searches; results of the same search stay on screen while they are refreshed, or until the next page arrives. */
  async load(query: SearchQuery): Promise<void> {
    const queryKey = JSON.stringify(query);
    const knownResults = knownMembers(this.#root.http, query);
    this.begin(queryKey, toFilterKey(query));
    try {
      this.take(queryKey, knownResults ?? (await searchMembers(this.#root.http, query)));
    } catch (error) {
      this.fail(queryKey, error);
    }
  }

  begin(queryKey: string, filterKey: string): void {
    if (filterKey !== this.#filterKey) this.reply = null;
    this.isTurning = this.reply !== null && (this.isTurning || queryKey !== this.#queryKey);
    this.#queryKey = queryKey;
    this.#filterKey = filterKey;
    this.error = null;
    this.isLoading = true;
  }

  take(queryKey: string, reply: SearchReply): void {
    if (queryKey !== this.#queryKey) return;
    this.reply = reply;
    this.isLoading = false;
    this.isTurning = false;
  }

  fail(queryKey: string, error: unknown): void {
    if (queryKey !== this.#queryKey) return;
    this.error = error;
    this.isLoading = false;
    if (this.isTurning) this.reply = null;
    this.isTurning = false;
  }
}

export const { of: searchOf, use: useSearchStore } = defineSlice('search@1', (store) => new SearchStore(store));
