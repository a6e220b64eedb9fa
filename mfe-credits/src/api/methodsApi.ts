import * as credits from '@rendezvous/shared/calls/credits';
import { request } from '@rendezvous/shared/calls/request';
import type { RepeatOrder, StoredMethod } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/stored-methods.php: stored cards and mandates. */
export const readStored = async (http: HttpClient): Promise<StoredMethod[]> => (await request(http, credits.listStoredMethods)).methods;

/** DELETE /api/stored-methods.php: removes a card, or revokes a mandate. */
export const removeStored = async (http: HttpClient, id: string): Promise<StoredMethod[]> =>
  (await request(http, credits.removeStoredMethod, { id })).methods;

/** GET /api/repeat-order.php: the last completed order. */
export const readRepeatOrder = async (http: HttpClient): Promise<RepeatOrder | null> =>
  (await request(http, credits.readRepeatOrder)).order;
