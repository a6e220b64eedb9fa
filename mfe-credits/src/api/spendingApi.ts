import * as credits from '@rendezvous/shared/calls/credits';
import { request } from '@rendezvous/shared/calls/request';
import type { ApiBody, Spending } from '@rendezvous/shared/contract';
import type { HttpClient } from '@rendezvous/shared/http';

/** GET /api/spending.php: amounts spent, and the limits. */
export const readSpending = async (http: HttpClient): Promise<Spending> => (await request(http, credits.readSpending)).spending;

/** PUT /api/spending.php: sets limits, or stops purchases for some days. */
export const changeSpending = async (http: HttpClient, change: ApiBody<'PUT /api/spending.php'>): Promise<Spending> =>
  (await request(http, credits.limitSpending, change)).spending;
