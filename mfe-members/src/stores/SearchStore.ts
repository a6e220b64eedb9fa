import type { SearchQuery, SearchReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { knownMembers, searchAhead, searchMembers } from '../api/membersApi';

/** What is searched, whatever page or order of it is shown. */
const subjectOf = ({ page: _page, sort: _sort, ...filters }: SearchQuery): string => JSON.stringify(filters);

/** The last search with its results; it survives opening a profile and coming back. */
export class SearchStore {
  reply: SearchReply | null = null;
  error: unknown = null;
  isLoading = false;
  /** Another page, or the same in another order, is on its way; what was shown stays until then. */
  isTurning = false;
  #address = '';
  #subject = '';
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

  /** Searches; the same search keeps its results on screen while they are refreshed, or until its next page is there. */
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
