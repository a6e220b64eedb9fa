import type { ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';

/** Calls for a member's age check. */
const ageApi = (http: RootStore['http']) => ({
  /** Address of the provider's page. */
  begin: async (): Promise<string> => (await request(http, account.beginAgeCheck, {})).redirect_url,
  finish: (token: string): Promise<ApiReply<'PUT /api/age-check.php'>> => request(http, account.finishAgeCheck, { token }),
});

/** Age check with a provider. */
export const ageActions = {
  /** Address of the provider's page. */
  begin: ({ http }: RootStore): Promise<string> => ageApi(http).begin(),

  /** Parameters the provider sent the member back with. */
  async finish({ http, session }: RootStore, token: string): Promise<ApiReply<'PUT /api/age-check.php'>> {
    const reply = await ageApi(http).finish(token);
    session.setUser(reply.user);
    return reply;
  },
};
