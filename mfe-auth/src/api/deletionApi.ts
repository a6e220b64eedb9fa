import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import { type ApiBody, type DiscountCode, NOTIFICATION_KINDS, type NotificationChanges } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const noMails: NotificationChanges['notifications'] = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { email: false }]));

/** Calls for deleting an account. */
export const deletionApi = (http: RootStore['http']) => ({
  hide: () => request(http, account.changePrivacy, { invisible: true }),
  endMails: () => request(http, account.changeNotifications, { notifications: noMails }),
  claimDiscount: async (): Promise<DiscountCode> => (await request(http, account.takeDeleteDiscount, {})).discountcode,
  deleteAccount: (farewell: ApiBody<'DELETE /api/account.php'>) => request(http, account.deleteAccount, farewell),
});
