import * as privacy from '@rendezvous/shared/calls/privacy';
import { request } from '@rendezvous/shared/calls/request';
import type { Privacy } from '@rendezvous/shared/contract';
import { defineSlice, Loadable, type RootStore } from '@rendezvous/shared/store';
import { createQueue } from './createQueue';

/** Loads and saves the member's privacy settings. */
export class PrivacyStore {
  readonly choices: Loadable<Privacy>;
  readonly #root: RootStore;
  readonly #enqueueSave = createQueue();

  constructor(root: RootStore) {
    this.#root = root;
    // A request without changes only returns the current settings.
    this.choices = new Loadable(async () => (await request(root.http, privacy.changePrivacy, {})).privacy);
  }

  /** Sets one switch at once and reverts it when saving fails. Saves are sent in the order of the clicks. */
  async change(choice: keyof Privacy, isOn: boolean): Promise<void> {
    this.#show(choice, isOn);
    try {
      await this.#enqueueSave(() => request(this.#root.http, privacy.changePrivacy, { [choice]: isOn }));
    } catch (error) {
      this.#show(choice, !isOn);
      throw error;
    }
  }

  #show(choice: keyof Privacy, isOn: boolean): void {
    if (this.choices.value) this.choices.take({ ...this.choices.value, [choice]: isOn });
    if (choice === 'invisible') this.#root.session.patch({ invisible: isOn });
  }
}

export const { use: usePrivacy } = defineSlice('privacy@1', (store) => new PrivacyStore(store));
