import * as pages from '@rendezvous/shared/calls/pages';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import type { Locale, PageDocument } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';

/** Static pages, each loaded once per language. */
export class PagesStore {
  readonly #root: RootStore;
  readonly #pages = new Map<string, Loadable<PageDocument>>();

  constructor(root: RootStore) {
    this.#root = root;
  }

  getPage(token: string, locale: Locale): Loadable<PageDocument> {
    const key = `${locale} ${token}`;
    const page = this.#pages.get(key) ?? this.#createLoadable({ token, locale });
    this.#pages.set(key, page);
    return page;
  }

  #createLoadable(query: { token: string; locale: Locale }): Loadable<PageDocument> {
    const { http } = this.#root;
    return new Loadable(async () => (await request(http, pages.readPage, query)).page, knownReply(http, pages.readPage, query)?.page);
  }
}

export const { of: getPagesStore } = defineSlice('pages@1', (store) => new PagesStore(store));
