import type { ApiBody, ApiQuery, LanderDocument } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const QUIET = { progress: false };

/** Calls of a lander. */
export const landerApi = (http: RootStore['http']) => ({
  known: (query: ApiQuery<'GET /api/lander.php'>): LanderDocument | undefined => http.known('/api/lander.php', query)?.lander,
  load: async (query: ApiQuery<'GET /api/lander.php'>): Promise<LanderDocument> => (await http.get('/api/lander.php', query, QUIET)).lander,
  count: (body: ApiBody<'POST /api/lander-hit.php'>) => http.post('/api/lander-hit.php', body, QUIET),
});
