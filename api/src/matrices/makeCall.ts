import { toUSVString } from 'node:util';
import type { InjectOptions } from 'fastify';
import { computeTableSums } from '../backup/sql';
import type { RouteRow } from '../plugins/routeTable';
import { uploadPhoto } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import type { TestResponse } from '../testing/TestClient';
import type { Attempt } from './CallRow';

/** Finds the route that handles a call. */
export function routeOf({ app }: TestApi, call: string): RouteRow {
  const [method, address = ''] = call.split(' ');
  const route = app.routeTable.find((row) => row.method === method && row.url === address.split('?')[0]);
  if (!route) throw new Error(`Nothing answers ${call}.`);
  return route;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const toQuery = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));

function toPayload(method: string, { raw, body = {}, headers }: Attempt): InjectOptions {
  if (raw === undefined && method === 'GET') return {};
  return { payload: raw ?? JSON.stringify(body), headers: { ...JSON_TYPE, ...headers } };
}

/** Makes a prepared call. */
export function makeCall(call: string, attempt: Attempt): Promise<TestResponse> {
  const { client, query, file, named = '', endless } = attempt;
  const [method = '', address = ''] = call.split(' ');
  const url = address.replace(/\?.*$/, '').replace(/:\w+$/, encodeURIComponent(toUSVString(named)));
  if (endless) return client.open(url);
  if (file) return uploadPhoto(client, url, file);
  return client.call({ method: method as 'GET', url, query: toQuery(query), ...toPayload(method, attempt) });
}

/** Runs `act` and expects every row of every table to stay the same, except in `exemptTables`, which count rejections. */
export async function leavesUntouched<Result>(api: TestApi, act: () => Promise<Result>, counts: readonly string[] = []): Promise<Result> {
  const before = await computeTableSums(api.db);
  const result = await act();
  const after = await computeTableSums(api.db);
  for (const name of counts) delete after[name];
  expect(before).toMatchObject(after);
  return result;
}
