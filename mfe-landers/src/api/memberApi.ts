import * as members from '@rendezvous/shared/calls/members';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import type { Profile } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** GET /api/member.php, for the landers about one member. */
export const memberApi = (http: RootStore['http']) => ({
  known: (id: string): Profile | undefined => knownReply(http, members.readMember, { id })?.profile,
  load: async (id: string): Promise<Profile> => (await request(http, members.readMember, { id }, { progress: false })).profile,
});
