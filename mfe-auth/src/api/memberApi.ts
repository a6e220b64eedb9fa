import * as members from '@rendezvous/shared/calls/members';
import { request } from '@rendezvous/shared/calls/request';
import type { Profile } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** GET /api/member.php, for a sign-up that starts from a member. */
export const memberApi = (http: RootStore['http']) => ({
  load: async (id: string): Promise<Profile> => (await request(http, members.readMember, { id })).profile,
});
