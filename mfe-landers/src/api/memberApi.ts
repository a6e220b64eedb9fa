import type { Profile } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** GET /api/member.php, for the landers about one member. */
export const memberApi = (http: RootStore['http']) => ({
  known: (id: string): Profile | undefined => http.known('/api/member.php', { id })?.profile,
  load: async (id: string): Promise<Profile> => (await http.get('/api/member.php', { id }, { progress: false })).profile,
});
