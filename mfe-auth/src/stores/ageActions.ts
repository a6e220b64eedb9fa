import type { ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';
import { ageApi } from '../api/ageApi';

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
