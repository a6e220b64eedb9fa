import type { SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { getPreloadedMembers, prefetchSearch, searchMembers } from '../api/membersApi';

/** The filters of a search as JSON, without page and order. */
const toFilterKey = ({ page: _page, sort: _sort, ...filters }: SearchQuery): string => JSON.stringify(filters);

/** The last search with its results; it survives opening a profile and coming back. */
export class SearchStore {
  reply: SearchReply | null = null;
  error: unknown = null;
  isLoading = false;
  /** True while another page or sort order is loading; the previous results stay on screen until it arrives. */
  isReplacingResults = false;
  #queryKey = '';
  #filterKey = '';
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, { reply: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Results to show: those loaded last or, without any, those from the page's document or a prefetch; null if there are none. */
  getShownReply(query: SearchQuery): SearchReply | null {
    return this.reply ?? getPreloadedMembers(this.#root.http, query) ?? null;
  }

  /** Prefetches a search that is about to be opened, without changing what is on screen. */
  prefetch(query: SearchQuery): void {
    prefetchSearch(this.#root.http, query);
  }

  /**
   * Loads the results of a search. While the filters are unchanged, the previous results stay on screen until the new ones arrive.
   */
  async load(query: SearchQuery): Promise<void> {
    const queryKey = JSON.stringify(query);
    const cachedReply = getPreloadedMembers(this.#root.http, query);
    this.startLoading(queryKey, toFilterKey(query));
    try {
      this.setReply(queryKey, cachedReply ?? (await searchMembers(this.#root.http, query)));
    } catch (error) {
      this.setError(queryKey, error);
    }
  }

  startLoading(queryKey: string, filterKey: string): void {
    if (filterKey !== this.#filterKey) this.reply = null;
    this.isReplacingResults = this.reply !== null && (this.isReplacingResults || queryKey !== this.#queryKey);
    this.#queryKey = queryKey;
    this.#filterKey = filterKey;
    this.error = null;
    this.isLoading = true;
  }

  setReply(queryKey: string, reply: SearchReply): void {
    if (queryKey !== this.#queryKey) return;
    this.reply = reply;
    this.isLoading = false;
    this.isReplacingResults = false;
  }

  setError(queryKey: string, error: unknown): void {
    if (queryKey !== this.#queryKey) return;
    this.error = error;
    this.isLoading = false;
    if (this.isReplacingResults) this.reply = null;
    this.isReplacingResults = false;
  }
}

export const { of: getSearchStore, use: useSearchStore } = defineSlice('search@1', (store) => new SearchStore(store));
