import type { LanderDocument, Locale } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { landerApi } from '../api/landerApi';

interface Wanted {
  name: string;
  slug: string | undefined;
  locale: Locale;
}

/** The document of the lander on screen; without an answer the screen's own texts stand. */
export class LanderStore {
  document: LanderDocument | null = null;
  /** The answer is there, or will not come. */
  isSettled = false;
  readonly #api: ReturnType<typeof landerApi>;
  readonly #counted = new Set<string>();
  #wanted = '';

  constructor(root: RootStore) {
    this.#api = landerApi(root.http);
    makeAutoObservable(this, { document: observableRef }, { autoBind: true });
  }

  async load({ name, slug, locale }: Wanted): Promise<void> {
    const wanted = `${name}/${slug ?? ''}/${locale}`;
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    const document = await this.#api.load({ name, locale, ...(slug !== undefined && { slug }) }).catch(() => null);
    if (this.#wanted !== wanted) return;
    this.settle(document);
    if (document) await this.#count(document);
  }

  settle(document: LanderDocument | null): void {
    this.document = document;
    this.isSettled = true;
  }

  /** One hit per visit and variant; a lost one is no harm. */
  async #count({ name, slug, variant }: LanderDocument): Promise<void> {
    const key = `${name}/${slug}/${variant}`;
    if (this.#counted.has(key)) return;
    this.#counted.add(key);
    await this.#api.count({ name, slug, variant }).catch(() => undefined);
  }
}
