import type { ApiReply } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls of a member who shows their age. */
export const ageApi = (http: RootStore['http']) => ({
  /** Address of the provider's page. */
  begin: async (): Promise<string> => (await http.post('/api/age-check.php', {})).redirect_url,
  finish: (token: string): Promise<ApiReply<'PUT /api/age-check.php'>> => http.put('/api/age-check.php', { token }),
});
