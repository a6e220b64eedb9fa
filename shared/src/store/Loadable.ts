import { makeAutoObservable, observableRef } from 'mobx';

/** A value loaded from the server, with the states a screen shows: nothing yet, loading, failed, loaded. */
export class Loadable<Value> {
  value: Value | undefined;
  error: unknown = undefined;
  isLoading = false;
  readonly #fetch: () => Promise<Value>;
  #isNew: boolean;
  #isOpen = false;

  /** `known`: initial value, for example embedded in the document. */
  constructor(fetch: () => Promise<Value>, known?: Value) {
    this.#fetch = fetch;
    this.value = known;
    this.#isNew = known !== undefined;
    makeAutoObservable(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Loads it, or reloads it if asked to; the current value stays on screen meanwhile. Never rejects. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.begin();
    try {
      this.take(await this.#fetch());
    } catch (error) {
      this.fail(error);
    }
  }

  /** Called when a screen mounts: loads it, unless the initial value is being shown for the first time. */
  async open(): Promise<void> {
    this.#isOpen = true;
    if (!this.#isNew) return this.load();
    this.#isNew = false;
    return undefined;
  }

  /** Called when the screen is about to be opened for the first time: a value loaded by then is not loaded again. */
  async ahead(): Promise<void> {
    if (this.#isOpen || this.isLoading) return;
    await this.load();
    this.#isNew = this.error === undefined && !this.#isOpen;
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
