import type { PasskeyProof } from '@rendezvous/shared/contract';
import { ApiError } from '@rendezvous/shared/http';
import type { RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import { passkeyApi } from '../api/passkeyApi';
import { passkeyDevice } from '../api/passkeyDevice';

/** Login with a passkey, picked in the name field or requested with the button; lives as long as the login screen. */
export class PasskeyLoginStore {
  isBusy = false;
  /** Error of the last attempt; null if it did not fail. */
  failure: ApiError | null = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof passkeyApi>;
  readonly #onDone: () => void;

  constructor(root: RootStore, onDone: () => void) {
    this.#root = root;
    this.#api = passkeyApi(root.http);
    this.#onDone = onDone;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Lets the browser offer passkeys in the name field, and logs in with the one picked; without an offer, the form still works. */
  async offerInNameField(): Promise<void> {
    const proof = await this.#requestProofFromField().catch(() => null);
    if (proof) await this.#enter(proof);
  }

  /** Prompts the device at once. If it provides no passkey, for example because the member cancels, no error is shown. */
  async promptDevice(): Promise<void> {
    if (this.isBusy) return;
    this.settle(true);
    try {
      const challenge = await this.#api.requestChallenge();
      const proof = await passkeyDevice.createProof(challenge, { fill: false }).catch(() => null);
      if (proof) await this.#enter(proof);
      else this.settle(false);
    } catch (error) {
      this.settle(false, ApiError.of(error));
    }
  }

  settle(isBusy: boolean, failure: ApiError | null = null): void {
    this.isBusy = isBusy;
    this.failure = failure;
  }

  async #requestProofFromField(): Promise<PasskeyProof | null> {
    if (!(await passkeyDevice.canAutofill())) return null;
    return passkeyDevice.createProof(await this.#api.requestChallenge(), { fill: true });
  }

  async #enter(proof: PasskeyProof): Promise<void> {
    this.settle(true);
    try {
      await this.#root.session.enter(await this.#api.logIn(proof));
      this.settle(false);
      this.#onDone();
    } catch (error) {
      this.settle(false, ApiError.of(error));
    }
  }
}
