import type { LanderDocument, Locale } from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';

interface Wanted {
  name: string;
  slug: string | undefined;
  locale: Locale;
}

const queryOf = ({ name, slug, locale }: Wanted) => ({ name, locale, ...(slug !== undefined && { slug }) });

/** The document of the current lander; without a response the screen's own texts are shown. */
export class LanderStore {
  document: LanderDocument | null = null;
  /** The response has arrived or failed. */
  isSettled = false;
  readonly #api: ReturnType<typeof landerApi>;
  readonly #counted = new Set<string>();
  #wanted = '';

  constructor(root: RootStore) {
    this.#api = landerApi(root.http);
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  /** A document that is already available: loaded before, or contained in the page. */
  shown(wanted: Wanted): LanderDocument | null {
    const document = this.document?.name === wanted.name ? this.document : undefined;
    return document ?? this.#api.knownLander(queryOf(wanted)) ?? null;
  }

  async load(asked: Wanted): Promise<void> {
    const { name, slug, locale } = asked;
    const wanted = `${name}/${slug ?? ''}/${locale}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    if (this.document?.name !== name) this.forget();
    const query = queryOf(asked);
    const document = this.#api.knownLander(query) ?? (await this.#api.loadLander(query).catch(() => null));
    if (this.#wanted !== wanted) return;
    this.settle(document);
    if (document) await this.#count(document);
  }

  forget(): void {
    this.document = null;
    this.isSettled = false;
  }

  settle(document: LanderDocument | null): void {
    this.document = document;
    this.isSettled = true;
  }

  /** One hit per visit and variant; losing one is harmless. */
  async #count({ name, slug, variant }: LanderDocument): Promise<void> {
    const key = `${name}/${slug}/${variant}`;
    if (this.#counted.has(key)) return;
    this.#counted.add(key);
    await this.#api.countHit({ name, slug, variant }).catch(() => undefined);
  }
}

export const { use: useLanderStore } = defineSlice('lander@1', (store) => new LanderStore(store));
