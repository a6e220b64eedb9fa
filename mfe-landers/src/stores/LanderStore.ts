import type { LanderDocument, Locale, StorageKey } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';

interface LanderRequest {
  name: string;
  slug: string | undefined;
  locale: Locale;
}

/** Storage key of the view that the tab reported last, as `name/slug/variant`. */
const LAST_VIEW_KEY: StorageKey = 'lander-visits';

const toQuery = ({ name, slug, locale }: LanderRequest) => ({ name, locale, ...(slug !== undefined && { slug }) });

/** The document of the current lander; without a response the screen's own texts are shown. */
export class LanderStore {
  document: LanderDocument | null = null;
  /** True once the response has arrived or the request has failed. */
  isSettled = false;
  readonly #api: ReturnType<typeof landerApi>;
  readonly #services: RootStore['services'];
  #requestedKey = '';

  constructor(root: RootStore) {
    this.#api = landerApi(root.http);
    this.#services = root.services;
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  /**
   * Returns the document loaded last for this lander, even if its slug or language differ until the new one arrives. Otherwise returns one
   * that is available without a request; null if there is none.
   */
  getDocument(request: LanderRequest): LanderDocument | null {
    const document = this.document?.name === request.name ? this.document : undefined;
    return document ?? this.#api.getKnownLander(toQuery(request)) ?? null;
  }

  async load(request: LanderRequest): Promise<void> {
    const { name, slug, locale } = request;
    const key = `${name}/${slug ?? ''}/${locale}`;
    if (this.#requestedKey === key) return;
    this.#requestedKey = key;
    if (this.document?.name !== name) this.reset();
    const query = toQuery(request);
    const document = this.#api.getKnownLander(query) ?? (await this.#api.loadLander(query).catch(() => null));
    if (this.#requestedKey !== key) return;
    this.settle(document);
    if (document) await this.#report(document);
  }

  reset(): void {
    this.document = null;
    this.isSettled = false;
  }

  settle(document: LanderDocument | null): void {
    this.document = document;
    this.isSettled = true;
  }

  /**
   * Reports a view unless the tab reported the same one last, so that the api knows the variant seen last; the api counts it once per visit. Failures
   * are ignored.
   */
  async #report({ name, slug, variant }: LanderDocument): Promise<void> {
    const view = `${name}/${slug}/${variant}`;
    if (this.#services.session.get(LAST_VIEW_KEY) === view) return;
    this.#services.session.set(LAST_VIEW_KEY, view);
    await this.#api.countHit({ name, slug, variant }).catch(() => undefined);
  }
}

export const { use: useLanderStore } = defineSlice('lander@1', (store) => new LanderStore(store));
