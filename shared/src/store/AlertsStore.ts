import type { StorageKey } from '@rendezvous/shared/contract';
import { makeAutoObservable, observable } from 'mobx';
import type { RootStore } from './RootStore';

/** Storage keys of dismissals; the stored values are unix seconds. */
export type DismissalKey = Extract<StorageKey, `hide-${string}` | 'skip-site-entry'>;

const DISMISSAL_KEYS: readonly DismissalKey[] = [
  'hide-enrich-alert',
  'hide-push-notification-alert',
  'hide-disabled-notifications-alert',
  'hide-time-bonus-modal',
  'skip-site-entry',
];

/** Dismissed alerts and modals, read from storage by `hydrate`, which runs only in the browser. A member's dismissals last until logout. */
export class AlertsStore {
  isHydrated = false;
  /** True while the prerendered page is on screen: an alert would shift its content, so alerts only appear from the next page on. */
  isPageSettled: boolean;
  readonly #dismissed = observable.set<DismissalKey>();
  readonly #root: RootStore;

  constructor(root: RootStore, isPageSettled: boolean) {
    this.#root = root;
    this.isPageSettled = isPageSettled;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** True for dismissed alerts, and for all of them until storage has been read, so that none flashes. */
  isDismissed(key: DismissalKey): boolean {
    return !this.isHydrated || this.#dismissed.has(key);
  }

  hydrate(): void {
    this.#dismissed.replace(DISMISSAL_KEYS.filter((key) => this.#root.services.local.get(key) !== null));
    this.isHydrated = true;
  }

  /** Rereads storage after a member's dismissals have been removed from it. */
  reset(): void {
    if (this.isHydrated) this.hydrate();
  }

  /** Called when another page is shown; alerts may appear from then on. */
  turnPage(): void {
    this.isPageSettled = false;
  }

  dismiss(key: DismissalKey): void {
    this.#root.services.local.set(key, String(Math.floor(this.#root.clock.now / 1000)));
    this.#dismissed.add(key);
  }
}
