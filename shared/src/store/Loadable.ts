import { makeAutoObservable, observableRef } from 'mobx';

/** Something that is read from the server, with the states a screen shows: nothing yet, loading, failed, there. */
export class Loadable<Value> {
  value: Value | undefined;
  error: unknown = undefined;
  isLoading = false;
  readonly #fetch: () => Promise<Value>;
  #isNew: boolean;
  #isOpen = false;

  /** `known` is there from the start, for example because the document brought it. */
  constructor(fetch: () => Promise<Value>, known?: Value) {
    this.#fetch = fetch;
    this.value = known;
    this.#isNew = known !== undefined;
    makeAutoObservable(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  /** Reads it, again if told so; what is there stays on screen meanwhile. Never rejects. */
  async load(): Promise<void> {
    if (this.isLoading) return;
    this.begin();
    try {
      this.take(await this.#fetch());
    } catch (error) {
      this.fail(error);
    }
  }

  /** A screen comes up: reads it, unless it was known from the start and is shown for the first time. */
  async open(): Promise<void> {
    this.#isOpen = true;
    if (!this.#isNew) return this.load();
    this.#isNew = false;
    return undefined;
  }

  /** Somebody is about to open the screen for the first time: what is there by then is not read again. */
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
