import {
  type ApiBody,
  type DeleteReason,
  type DiscountCode,
  NOTIFICATION_KINDS,
  type NotificationChanges,
} from '@rendezvous/shared/contract';
import { defineSlice, type RootStore } from '@rendezvous/shared/store';
import { makeAutoObservable, observableRef } from 'mobx';
import * as account from '@rendezvous/shared/calls/account';
import * as notificationSettings from '@rendezvous/shared/calls/notificationSettings';
import * as privacy from '@rendezvous/shared/calls/privacy';
import { request } from '@rendezvous/shared/calls/request';

const ALL_MAILS_OFF: NotificationChanges['notifications'] = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { email: false }]));

/** Calls for deleting an account. */
const createDeletionApi = (http: RootStore['http']) => ({
  hide: () => request(http, privacy.changePrivacy, { invisible: true }),
  turnOffMails: () => request(http, notificationSettings.changeNotifications, { notifications: ALL_MAILS_OFF }),
  claimDiscount: async (): Promise<DiscountCode> => (await request(http, account.takeDeleteDiscount, {})).discountcode,
  deleteAccount: (body: ApiBody<'DELETE /api/account.php'>) => request(http, account.deleteAccount, body),
});

/** Alternatives to leaving that take one click. */
type Alternative = 'hide' | 'mails' | 'discount';

/** State and actions of the deletion steps: the reason, the alternatives, and the deletion itself. */
export class DeletionStore {
  reason: DeleteReason | '' = '';
  text = '';
  /** The alternative that is being carried out; null if none is. */
  pendingAlternative: Alternative | null = null;
  isInvisible: boolean;
  hasNoMails = false;
  discount: DiscountCode | null = null;
  readonly #root: RootStore;
  readonly #api: ReturnType<typeof createDeletionApi>;

  constructor(root: RootStore) {
    this.#root = root;
    this.#api = createDeletionApi(root.http);
    this.isInvisible = root.session.user?.invisible ?? false;
    makeAutoObservable(this, { discount: observableRef }, { autoBind: true });
  }

  setReason(reason: DeleteReason, text: string): void {
    this.reason = reason;
    this.text = text;
  }

  /** Switches on invisible mode, in which nobody new can find or open the profile; chats and credits stay. */
  hide(): Promise<void> {
    return this.#take('hide', async () => {
      await this.#api.hide();
      this.#root.session.patch({ invisible: true });
      this.settle({ isInvisible: true });
    });
  }

  turnOffMails(): Promise<void> {
    return this.#take('mails', async () => {
      await this.#api.turnOffMails();
      this.settle({ hasNoMails: true });
    });
  }

  claimDiscount(): Promise<void> {
    return this.#take('discount', async () => this.settle({ discount: await this.#api.claimDiscount() }));
  }

  /** Deletes the account, which ends every session. */
  async deleteAccount(password: string): Promise<void> {
    const trimmedText = this.text.trim();
    await this.#api.deleteAccount({ reason: this.reason || 'other', password, ...(trimmedText !== '' && { text: trimmedText }) });
  }

  settle(changes: Partial<Pick<DeletionStore, 'pendingAlternative' | 'isInvisible' | 'hasNoMails' | 'discount'>>): void {
    Object.assign(this, changes);
  }

  async #take(alternative: Alternative, act: () => Promise<void>): Promise<void> {
    if (this.pendingAlternative !== null) return;
    this.settle({ pendingAlternative: alternative });
    await act().catch(this.#root.toasts.showError);
    this.settle({ pendingAlternative: null });
  }
}

export const { use: useDeletionStore } = defineSlice('deletion@1', (store) => new DeletionStore(store));
