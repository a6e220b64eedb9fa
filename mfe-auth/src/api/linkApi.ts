import type { ApiBody, ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls of links in mails about an account. */
export const linkApi = (http: RootStore['http']) => ({
  activate: (token: string): Promise<ApiReply<'POST /api/activate.php'>> => http.post('/api/activate.php', { token }),
  confirmEmail: (token: string): Promise<ApiReply<'PUT /api/mail-change.php'>> => http.put('/api/mail-change.php', { token }),
  undo: (token: string): Promise<ApiReply<'POST /api/security-undo.php'>> => http.post('/api/security-undo.php', { token }),
  resendReactivation: async (account: ApiBody<'POST /api/account-reactivate-resend.php'>): Promise<void> => {
    await http.post('/api/account-reactivate-resend.php', account);
  },
  reactivate: (token: string): Promise<ApiReply<'POST /api/account-reactivate.php'>> => http.post('/api/account-reactivate.php', { token }),
});
