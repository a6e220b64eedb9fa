import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls for a member's age check. */
export const ageApi = (http: RootStore['http']) => ({
  /** Address of the provider's page. */
  begin: async (): Promise<string> => (await request(http, account.beginAgeCheck, {})).redirect_url,
  finish: (token: string): Promise<ApiReply<'PUT /api/age-check.php'>> => request(http, account.finishAgeCheck, { token }),
});
