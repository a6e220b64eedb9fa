import { makeAutoObservable, observableRef } from 'mobx';

/** A value loaded from the server, with the states that a screen shows: not loaded, loading, failed, loaded. */
export class Loadable<Value> {
  value: Value | undefined;
  error: unknown = undefined;
  isLoading = false;
  readonly #fetch: () => Promise<Value>;
  #isFresh: boolean;
  #isOpen = false;

  /** `initial` is a value that need not be loaded, for example one embedded in the document. */
  constructor(fetch: () => Promise<Value>, initial?: Value) {
    this.#fetch = fetch;
    this.value = initial;
    this.#isFresh = initial !== undefined;
    makeAutoObservable(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Loads or reloads the value, unless it is already loading; the current value remains until the new one arrives. Never rejects. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.begin();
    try {
      this.take(await this.#fetch());
    } catch (error) {
      this.fail(error);
    }
  }

  /** Called when a screen mounts: loads the value, unless the screen is the first to show an initial or prefetched one. */
  async open(): Promise<void> {
    this.#isOpen = true;
    if (!this.#isFresh) return this.load();
    this.#isFresh = false;
    return undefined;
  }

  /** Prefetches the value for a screen that has not been opened yet; if this succeeds, the first `open` does not load it again. */
  async ahead(): Promise<void> {
    if (this.#isOpen || this.isLoading) return;
    await this.load();
    this.#isFresh = this.error === undefined && !this.#isOpen;
  }

  begin(): void {
    this.isLoading = true;
    this.error = undefined;
  }

  take(value: Value): void {
    this.value = value;
    this.isLoading = false;
  }

  fail(error: unknown): void {
    this.error = error;
    this.isLoading = false;
  }
}
