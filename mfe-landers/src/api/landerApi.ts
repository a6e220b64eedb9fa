import * as landers from '@rendezvous/shared/calls/landers';
import { knownReply, request } from '@rendezvous/shared/calls/request';
import type { ApiBody, ApiQuery, LanderDocument } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const QUIET = { progress: false };

/** Calls of a lander. */
export const landerApi = (http: RootStore['http']) => ({
  known: (query: ApiQuery<'GET /api/lander.php'>): LanderDocument | undefined => knownReply(http, landers.readLander, query)?.lander,
  load: async (query: ApiQuery<'GET /api/lander.php'>): Promise<LanderDocument> =>
    (await request(http, landers.readLander, query, QUIET)).lander,
  count: (body: ApiBody<'POST /api/lander-hit.php'>) => request(http, landers.countHit, body, QUIET),
});
