import type { NotificationChannel, NotificationKind, NotificationSettings, NotificationStop } from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { inTurn } from './inTurn';

/** What the member is told of, and how. */
export class NotificationsStore {
  readonly settings: Loadable<NotificationSettings>;
  readonly #root: RootStore;
  readonly #save = inTurn();

  constructor(root: RootStore) {
    this.#root = root;
    this.settings = new Loadable(() => root.http.get('/api/notifications.php'));
  }

  /** Moves one switch at once; it goes back when saving fails. Saves are sent in the order of the clicks. */
  async change(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): Promise<void> {
    this.#show(kind, channel, isOn);
    try {
      await this.#save(() => this.#root.http.put('/api/notifications.php', { notifications: { [kind]: { [channel]: isOn } } }));
    } catch (error) {
      this.#show(kind, channel, !isOn);
      throw error;
    }
  }

  /** Takes a reason back for which e-mail is off; true when it is gone, false when a mail was sent to confirm the address. */
  async enable(reason: NotificationStop): Promise<boolean> {
    const { disabled } = await this.#root.http.put('/api/notifications.php', { enable: reason });
    const { value } = this.settings;
    if (value) this.settings.take({ ...value, disabled });
    this.#root.session.patch({ notifications_disabled: disabled });
    return !disabled.includes(reason);
  }

  #show(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): void {
    const { value } = this.settings;
    if (value === undefined) return;
    const row = { ...value.notifications[kind], [channel]: isOn };
    this.settings.take({ ...value, notifications: { ...value.notifications, [kind]: row } });
  }
}
