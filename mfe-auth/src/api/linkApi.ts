import * as accountCalls from '@rendezvous/shared/calls/account';
import * as signup from '@rendezvous/shared/calls/signup';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiBody, ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls made by links in account mails. */
export const linkApi = (http: RootStore['http']) => ({
  activate: (token: string): Promise<ApiReply<'POST /api/activate.php'>> => request(http, signup.activate, { token }),
  confirmEmail: (token: string): Promise<ApiReply<'PUT /api/mail-change.php'>> => request(http, accountCalls.confirmEmailChange, { token }),
  undo: (token: string): Promise<ApiReply<'POST /api/security-undo.php'>> => request(http, accountCalls.undoSecurityChange, { token }),
  resendReactivation: async (account: ApiBody<'POST /api/account-reactivate-resend.php'>): Promise<void> => {
    await request(http, accountCalls.resendReactivation, account);
  },
  reactivate: (token: string): Promise<ApiReply<'POST /api/account-reactivate.php'>> => request(http, accountCalls.reactivate, { token }),
});
