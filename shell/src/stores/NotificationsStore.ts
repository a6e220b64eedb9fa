import * as notificationSettings from '@rendezvous/shared/calls/notificationSettings';
import { request } from '@rendezvous/shared/calls/request';
import type {
  NotificationChanges,
  NotificationChannel,
  NotificationKind,
  NotificationSettings,
  NotificationStop,
} from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { createQueue } from './createQueue';

/** Loads and saves which notifications the member gets, by channel. */
export class NotificationsStore {
  readonly settings: Loadable<NotificationSettings>;
  readonly #root: RootStore;
  readonly #enqueueSave = createQueue();

  constructor(root: RootStore) {
    this.#root = root;
    this.settings = new Loadable(() => request(root.http, notificationSettings.readNotifications));
  }

  /** Sets one switch at once and reverts it when saving fails. Saves are sent in the order of the clicks. */
  change(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): Promise<void> {
    const body = { notifications: { [kind]: { [channel]: isOn } } };
    return this.#change(body, isOn, (newState) => this.#show(kind, channel, newState));
  }

  /** Sets whether push messages name the sender and show the text; works like the other switches. */
  changeDetails(isOn: boolean): Promise<void> {
    return this.#change({ push_details: isOn }, isOn, (newState) => {
      const { value } = this.settings;
      if (value) this.settings.take({ ...value, push_details: newState });
    });
  }

  /** Removes a reason why email is off; returns false if the member must first open the link in a confirmation email. */
  async enable(reason: NotificationStop): Promise<boolean> {
    const sendChange = (): Promise<NotificationSettings> =>
      request(this.#root.http, notificationSettings.changeNotifications, { enable: reason });
    const { disabled } = await (reason === 'bounce' ? this.#root.session.askForMail(sendChange) : sendChange());
    const { value } = this.settings;
    if (value) this.settings.take({ ...value, disabled });
    this.#root.session.patch({ notifications_disabled: disabled });
    return !disabled.includes(reason);
  }

  async #change(body: NotificationChanges, isOn: boolean, show: (isOn: boolean) => void): Promise<void> {
    show(isOn);
    try {
      await this.#enqueueSave(() => request(this.#root.http, notificationSettings.changeNotifications, body));
    } catch (error) {
      show(!isOn);
      throw error;
    }
  }

  #show(kind: NotificationKind, channel: NotificationChannel, isOn: boolean): void {
    const { value } = this.settings;
    if (value === undefined) return;
    const changedChannels = { ...value.notifications[kind], [channel]: isOn };
    this.settings.take({ ...value, notifications: { ...value.notifications, [kind]: changedChannels } });
  }
}

/** Returns the store of the member's notification settings, which outlives the screen. */
export const { use: useNotifications } = defineSlice('notifications@1', (store) => new NotificationsStore(store));
