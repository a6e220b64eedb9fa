import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import type {
  NotificationChanges,
  NotificationChannel,
  NotificationKind,
  NotificationSettings,
  NotificationStop,
} from '@rendezvous/shared/contract';
import { Loadable, type RootStore } from '@rendezvous/shared/store';
import { inTurn } from './inTurn';

/** What the member is told of, and how. */
export class NotificationsStore {
  readonly settings: Loadable<NotificationSettings>;
  readonly #root: RootStore;
  readonly #save = inTurn();

  constructor(root: RootStore) {
    this.#root = root;
    this.settings = new Loadable(() => request(root.http, account.readNotifications));
  }

  /** Moves one switch at once; it goes back when saving fails. Saves are sent in the order of the clicks. */
  change(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): Promise<void> {
    const body = { notifications: { [kind]: { [channel]: isOn } } };
    return this.#change(body, isOn, (shown) => this.#show(kind, channel, shown));
  }

  /** Whether push messages say who wrote, and what; moves as the other switches do. */
  changeDetails(isOn: boolean): Promise<void> {
    return this.#change({ push_details: isOn }, isOn, (shown) => {
      const { value } = this.settings;
      if (value) this.settings.take({ ...value, push_details: shown });
    });
  }

  /** Takes a reason back for which e-mail is off; true when it is gone, false when a mail was sent to confirm the address. */
  async enable(reason: NotificationStop): Promise<boolean> {
    const { disabled } = await request(this.#root.http, account.changeNotifications, { enable: reason });
    const { value } = this.settings;
    if (value) this.settings.take({ ...value, disabled });
    this.#root.session.patch({ notifications_disabled: disabled });
    return !disabled.includes(reason);
  }

  async #change(body: NotificationChanges, isOn: boolean, show: (isOn: boolean) => void): Promise<void> {
    show(isOn);
    try {
      await this.#save(() => request(this.#root.http, account.changeNotifications, body));
    } catch (error) {
      show(!isOn);
      throw error;
    }
  }

  #show(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): void {
    const { value } = this.settings;
    if (value === undefined) return;
    const row = { ...value.notifications[kind], [channel]: isOn };
    this.settings.take({ ...value, notifications: { ...value.notifications, [kind]: row } });
  }
}
