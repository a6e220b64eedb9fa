import { makeAutoObservable, observable } from 'mobx';
import type { RootStore } from '@rendezvous/shared/store';

const STORAGE_KEY = 'chat-drafts';

interface StoredDrafts {
  /** Id of the member who wrote the drafts; another member on this device never sees them. */
  user: string;
  drafts: Record<string, string>;
}

const parseDrafts = (text: string | null): Partial<StoredDrafts> => {
  try {
    return JSON.parse(text ?? '{}') as Partial<StoredDrafts>;
  } catch {
    return {};
  }
};

/** Unsent texts by conversation; they survive navigation and reload. */
export class DraftsStore {
  readonly #texts = observable.map<string, string>();
  readonly #root: RootStore;
  #isRestored = false;

  constructor(root: RootStore) {
    this.#root = root;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get(key: string): string {
    return this.#texts.get(key) ?? '';
  }

  /** Reads the stored drafts; for effects and handlers only. */
  restore(): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    const { user, drafts } = parseDrafts(this.#root.services.local.get(STORAGE_KEY));
    if (user === this.#root.session.user?.id) this.#texts.merge(drafts ?? {});
  }

  set(key: string, text: string): void {
    this.restore();
    if (text === '') this.#texts.delete(key);
    else this.#texts.set(key, text);
    this.#save();
  }

  /** Puts an unsent text back into the draft, before any text typed meanwhile. */
  prependText(key: string, text: string): void {
    const draft = this.get(key);
    this.set(key, draft === '' ? text : `${text}\n${draft}`);
  }

  move(from: string, to: string): void {
    const text = this.get(from);
    if (text === '') return;
    this.set(from, '');
    this.prependText(to, text);
  }

  /** Removes the stored drafts if the session has ended. */
  dispose(): void {
    if (!this.#root.session.isSignedIn) this.#root.services.local.remove(STORAGE_KEY);
  }

  #save(): void {
    const { services, session } = this.#root;
    if (!session.user) return;
    const storedDrafts: StoredDrafts = { user: session.user.id, drafts: Object.fromEntries(this.#texts) };
    services.local.set(STORAGE_KEY, JSON.stringify(storedDrafts));
  }
}
