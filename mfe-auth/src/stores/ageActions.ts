import type { ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';

/** Calls for a member's age check. */
const createAgeApi = (http: RootStore['http']) => ({
  begin: async (): Promise<string> => (await request(http, account.beginAgeCheck, {})).redirect_url,
  finish: (token: string): Promise<ApiReply<'PUT /api/age-check.php'>> => request(http, account.finishAgeCheck, { token }),
});

/** Age check with a provider. */
export const ageActions = {
  /** Begins a check and returns the URL of the provider's page. */
  begin: ({ http }: RootStore): Promise<string> => createAgeApi(http).begin(),

  /** Completes a check with the token from the provider's redirect, and updates the member in the session. */
  async finish({ http, session }: RootStore, token: string): Promise<ApiReply<'PUT /api/age-check.php'>> {
    const reply = await createAgeApi(http).finish(token);
    session.setUser(reply.user);
    return reply;
  },
};
