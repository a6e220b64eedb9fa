import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { activationApi } from '../api/activationApi';

type ActivationState = 'working' | 'done' | 'refused' | 'failed';

/** Confirms the e-mail address with the token of the mailed link. */
export class ActivationStore {
  state: ActivationState = 'working';
  /** Why there was no answer. */
  failure: ApiError | null = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof activationApi>;
  #posted: string | undefined;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = activationApi(root.http);
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Posts a token once, however often the screen is shown: it works a single time. */
  async activate(token: string): Promise<void> {
    if (this.#posted === token) return;
    this.#posted = token;
    this.settle('working');
    try {
      const { user } = await this.#api.activate(token);
      if (user) this.#root.session.setUser(user);
      this.settle('done');
    } catch (error) {
      this.#fail(ApiError.of(error));
    }
  }

  /** Mails a new link. */
  async resend(): Promise<void> {
    await this.#api.resend();
  }

  settle(state: ActivationState, failure: ApiError | null = null): void {
    this.state = state;
    this.failure = failure;
  }

  #fail(error: ApiError): void {
    if (!error.isRefusal) this.#posted = undefined;
    this.settle(error.isRefusal ? 'refused' : 'failed', error);
  }
}
