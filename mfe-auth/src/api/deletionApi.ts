import { type ApiBody, type DiscountCode, NOTIFICATION_KINDS, type NotificationChanges } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const noMails: NotificationChanges['notifications'] = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, { email: false }]));

/** Calls of somebody who thinks of leaving. */
export const deletionApi = (http: RootStore['http']) => ({
  hide: () => http.put('/api/privacy.php', { invisible: true }),
  endMails: () => http.put('/api/notifications.php', { notifications: noMails }),
  claimDiscount: async (): Promise<DiscountCode> => (await http.post('/api/delete-discount.php', {})).discountcode,
  deleteAccount: (farewell: ApiBody<'DELETE /api/account.php'>) => http.delete('/api/account.php', farewell),
});
