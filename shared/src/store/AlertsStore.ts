import type { StorageKey } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { RootStore } from './RootStore';

/** Storage keys that remember a dismissal, as unix seconds. */
export type DismissalKey = Extract<StorageKey, `hide-${string}` | 'skip-site-entry'>;

const KEYS: readonly DismissalKey[] = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'skip-site-entry',
];

/** What was dismissed: by a member until the logout, by a visitor for good. Unknown until `hydrate`, which runs in the browser only. */
export class AlertsStore {
  isHydrated = false;
  /** The page came rendered and is on screen: an alert would push it away, so alerts begin with the next one. */
  isPageSettled: boolean;
  readonly #dismissed = observable.set<DismissalKey>();
  readonly #root: RootStore;

  constructor(root: RootStore, isPageSettled: boolean) {
    this.#root = root;
    this.isPageSettled = isPageSettled;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True until the storage was read, so that nothing flashes. */
  isDismissed(key: DismissalKey): boolean {
    return !this.isHydrated || this.#dismissed.has(key);
  }

  hydrate(): void {
    this.#dismissed.replace(KEYS.filter((key) => this.#root.services.local.get(key) !== null));
    this.isHydrated = true;
  }

  /** What the member closed is gone from the storage; what a visitor closed is still there. */
  reset(): void {
    if (this.isHydrated) this.hydrate();
  }

  /** Another page comes. */
  turnPage(): void {
    this.isPageSettled = false;
  }

  dismiss(key: DismissalKey): void {
    this.#root.services.local.set(key, String(Math.floor(this.#root.clock.now / 1000)));
    this.#dismissed.add(key);
  }
}
