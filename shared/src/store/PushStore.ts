import * as user from '../calls/user';
import { request } from '../calls/request';
import type { PushState, PushSubscriptionBody } from '@rendezvous/shared/contract';
import { makeAutoObservable } from 'mobx';
import type { RootStore } from './RootStore';

/** Push notifications in this browser. */
export class PushStore {
  state: PushState;
  /** False until the browser has reported its state. */
  isKnown = false;
  readonly #root: RootStore;

  /** `isOffered` is true only if this browser has reported on an earlier page that push is available but off. */
  constructor(root: RootStore, isOffered: boolean) {
    this.#root = root;
    this.state = isOffered ? 'capable' : 'incapable';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isSubscribed(): boolean {
    return this.state === 'subscribed';
  }

  set(state: PushState): void {
    this.state = state;
    this.isKnown = true;
    this.#root.alerts.recordHidden();
  }

  /** Reads the browser's push state. An existing subscription counts only once it is saved on the server, which needs a signed-in member. */
  async refresh(): Promise<void> {
    const port = this.#root.services.push;
    if (this.#root.settings.current.push_public_key === '' || !(await port.isCapable())) return this.set('incapable');
    if (port.isDenied()) return this.set('denied');
    this.set('capable');
    const subscription = await port.current();
    if (subscription && this.#root.session.isSignedIn) await this.#save(subscription);
  }

  /** Asks for permission and subscribes; may only be called from a click. */
  async enable(): Promise<void> {
    const port = this.#root.services.push;
    const subscription = await port.subscribe(this.#root.settings.current.push_public_key);
    if (subscription) await this.#save(subscription);
    else this.set(port.isDenied() ? 'denied' : 'capable');
  }

  /** Unsubscribes this browser before logout, so that it receives no more notifications for the member. */
  async forget(): Promise<void> {
    if (!this.isSubscribed) return;
    // A failure to unsubscribe must not prevent the logout.
    await this.#root.services.push.unsubscribe().catch(() => undefined);
    this.set('capable');
  }

  reset(): void {
    if (this.isSubscribed) this.state = 'capable';
  }

  async #save(subscription: PushSubscriptionBody): Promise<void> {
    await request(this.#root.http, user.subscribePush, { subscription }, { progress: false });
    this.set('subscribed');
  }
}
