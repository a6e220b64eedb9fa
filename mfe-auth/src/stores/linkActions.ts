import type { ApiBody, ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import * as accountCalls from '@rendezvous/shared/calls/account';
import * as signup from '@rendezvous/shared/calls/signup';
import { request } from '@rendezvous/shared/calls/request';

/** Calls for links in account emails. */
const createLinkApi = (http: RootStore['http']) => ({
  activate: (token: string): Promise<ApiReply<'POST /api/activate.php'>> => request(http, signup.activate, { token }),
  confirmEmail: (token: string): Promise<ApiReply<'PUT /api/mail-change.php'>> => request(http, accountCalls.confirmEmailChange, { token }),
  undo: (token: string): Promise<ApiReply<'POST /api/security-undo.php'>> => request(http, accountCalls.undoSecurityChange, { token }),
  resendReactivation: async (account: ApiBody<'POST /api/account-reactivate-resend.php'>): Promise<void> => {
    await request(http, accountCalls.resendReactivation, account);
  },
  reactivate: (token: string): Promise<ApiReply<'POST /api/account-reactivate.php'>> => request(http, accountCalls.reactivate, { token }),
});

/** Actions of links in account emails, on the server and in this browser. */
export const linkActions = {
  /** Confirms the email address of a new account; the reply has `user` only in the member's own browser. */
  async activate({ http, session }: RootStore, token: string): Promise<ApiReply<'POST /api/activate.php'>> {
    const reply = await createLinkApi(http).activate(token);
    if (reply.user) session.setUser(reply.user);
    return reply;
  },

  /** Confirms a new email address; the reply has `user` only in the member's own browser. */
  async confirmEmail({ http, session }: RootStore, token: string): Promise<ApiReply<'PUT /api/mail-change.php'>> {
    const reply = await createLinkApi(http).confirmEmail(token);
    if (reply.user) await session.enter(reply.user);
    return reply;
  },

  /** Reverts a change, which ends every session of the account, possibly including this browser's. */
  async undo({ http, session }: RootStore, token: string): Promise<ApiReply<'POST /api/security-undo.php'>> {
    const reply = await createLinkApi(http).undo(token);
    if (session.isSignedIn) await session.refresh().catch(() => undefined);
    return reply;
  },

  /** Emails another link that restores a deleted account, to someone who knows its password. */
  resendReactivation: ({ http }: RootStore, account: ApiBody<'POST /api/account-reactivate-resend.php'>): Promise<void> =>
    createLinkApi(http).resendReactivation(account),

  /** Restores a deleted account and logs in. */
  async reactivate({ http, session }: RootStore, token: string): Promise<ApiReply<'POST /api/account-reactivate.php'>> {
    const reply = await createLinkApi(http).reactivate(token);
    await session.enter(reply.user);
    return reply;
  },
};
