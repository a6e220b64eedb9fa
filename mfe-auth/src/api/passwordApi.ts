import type { ApiBody } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

/** Calls of a forgotten password. */
export const passwordApi = (http: RootStore['http']) => ({
  ask: (email: string) => http.post('/api/password-reset.php', { email }),
  isValid: async (token: string): Promise<boolean> => (await http.get('/api/password-reset.php', { token })).valid,
  change: (body: ApiBody<'PUT /api/password-reset.php'>) => http.put('/api/password-reset.php', body),
});
