import {
  ALERT_STORAGE_KEYS,
  type AlertName,
  ALERTS,
  formatHiddenAlerts,
  HIDDEN_ALERTS_COOKIE,
  STORAGE_KEYS,
  type StorageKey,
} from '@rendezvous/shared/contract';
import { makeAutoObservable, observable, type ObservableSet } from 'mobx';
import type { RootStore } from './RootStore';

/** Storage keys of dismissals; the stored values are unix seconds. */
export type DismissalKey = Extract<StorageKey, `hide-${string}-alert` | 'hide-time-bonus-modal' | 'skip-site-entry'>;

const DISMISSAL_KEYS: readonly DismissalKey[] = [...Object.values(ALERT_STORAGE_KEYS), 'hide-time-bonus-modal', 'skip-site-entry'];

/**
 * Dismissed alerts and modals, read from storage by `hydrate`, which runs only in the browser. Those of a member are stored per account, as
 * `<key>:<account>`, outlive a logout and are announced to the browser's other tabs.
 */
export class AlertsStore {
  isHydrated = false;
  readonly #dismissedKeys: ObservableSet<DismissalKey>;
  readonly #root: RootStore;

  /** Until storage is read, the document's hidden alerts count as dismissed, as do the modals, so that none flashes. */
  constructor(root: RootStore, hiddenAlerts: readonly AlertName[]) {
    this.#root = root;
    this.#dismissedKeys = observable.set([
      'hide-time-bonus-modal',
      'skip-site-entry',
      ...hiddenAlerts.map((name) => ALERT_STORAGE_KEYS[name]),
    ]);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  isDismissed(key: DismissalKey): boolean {
    return this.#dismissedKeys.has(key);
  }

  hydrate(): void {
    this.#dismissedKeys.replace(DISMISSAL_KEYS.filter((key) => this.#root.services.local.get(this.#getEntryName(key)) !== null));
    this.isHydrated = true;
    this.recordHidden();
  }

  /** Rereads storage, if it has been read before. Called when the member changes or another tab has dismissed something. */
  reset(): void {
    if (this.isHydrated) this.hydrate();
  }

  dismiss(key: DismissalKey): void {
    const { services, clock } = this.#root;
    services.local.set(this.#getEntryName(key), String(Math.floor(clock.now / 1000)));
    this.#dismissedKeys.add(key);
    this.recordHidden();
    services.tabs.post('dismissed');
  }

  /** Stores in a cookie which alerts this browser hides from the member, so that the server renders the next page without them. */
  recordHidden(): void {
    const { session, push, services } = this.#root;
    if (session.user === null || !this.isHydrated) return;
    const hiddenAlerts = ALERTS.filter(
      (name) => this.isDismissed(ALERT_STORAGE_KEYS[name]) || (name === 'push' && push.state !== 'capable'),
    );
    const value = formatHiddenAlerts(session.user.id, hiddenAlerts);
    if (services.cookies.get(HIDDEN_ALERTS_COOKIE) === value) return;
    services.cookies.set(HIDDEN_ALERTS_COOKIE, value, STORAGE_KEYS[HIDDEN_ALERTS_COOKIE].days);
  }

  /** Returns the name of a dismissal's storage entry: the entry warning is dismissed per browser, everything else per member. */
  #getEntryName(key: DismissalKey): string {
    return key === 'skip-site-entry' ? key : `${key}:${this.#root.session.user?.id ?? ''}`;
  }
}
