import { toUSVString } from 'node:util';
import type { InjectOptions } from 'fastify';
import { computeTableSums } from '../backup/sql';
import type { RouteRow } from '../plugins/routeTable';
import { uploadPhoto } from '../testing/aPicture';
import type { TestApi } from '../testing/testApi';
import type { TestResponse } from '../testing/TestClient';
import type { Attempt } from './CallRow';

/** Finds the route that handles a call. */
export function findRoute({ app }: TestApi, call: string): RouteRow {
  const [method, url = ''] = call.split(' ');
  const route = app.routeTable.find((row) => row.method === method && row.url === url.split('?')[0]);
  if (!route) throw new Error(`Nothing answers ${call}.`);
  return route;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

const toQuery = (values: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]));

function toPayload(method: string, { raw, body = {}, headers }: Attempt): InjectOptions {
  if (raw === undefined && method === 'GET') return {};
  return { payload: raw ?? JSON.stringify(body), headers: { ...JSON_HEADERS, ...headers } };
}

/** Makes a prepared call and returns the response; a stream is returned while it is still open. */
export function makeCall(call: string, attempt: Attempt): Promise<TestResponse> {
  const { client, query, file, pathParam = '', isEndless } = attempt;
  const [method = '', path = ''] = call.split(' ');
  const url = path.replace(/\?.*$/, '').replace(/:\w+$/, encodeURIComponent(toUSVString(pathParam)));
  if (isEndless) return client.openStream(url);
  if (file) return uploadPhoto(client, url, file);
  return client.call({ method: method as 'GET', url, query: toQuery(query), ...toPayload(method, attempt) });
}

/** Runs `act` and expects every row of every table to stay the same, except in `exemptTables`. */
export async function expectUnchanged<Result>(
  api: TestApi,
  act: () => Promise<Result>,
  exemptTables: readonly string[] = [],
): Promise<Result> {
  const sumsBefore = await computeTableSums(api.db);
  const result = await act();
  const sumsAfter = await computeTableSums(api.db);
  for (const table of exemptTables) delete sumsAfter[table];
  expect(sumsBefore).toMatchObject(sumsAfter);
  return result;
}
